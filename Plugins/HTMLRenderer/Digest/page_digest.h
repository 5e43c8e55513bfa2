#include <sha2.h>
#include <stddef.h>
#include <stdint.h>

/** Computes a SHA-256 digest (FIPS 180-4), by which a Content-Security-Policy names a style sheet.
 */
static inline void page_digest(const uint8_t *bytes, size_t length, uint8_t digest[32]) {
    SHA2_CTX context;
    SHA256Init(&context);
    SHA256Update(&context, bytes, length);
    SHA256Final(digest, &context);
}
