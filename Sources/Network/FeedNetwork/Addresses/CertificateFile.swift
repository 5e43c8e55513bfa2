/// The file of trusted certificates.
package enum CertificateFile {
    /// Returns the file that curl and OpenSSL take from `CURL_CA_BUNDLE` or `SSL_CERT_FILE`; empty
    /// for the system's.
    package static func path(variable: (String) -> String?) -> String {
        for name in ["CURL_CA_BUNDLE", "SSL_CERT_FILE"] {
            if let path = variable(name), !path.isEmpty { return path }
        }
        return ""
    }
}
