#include "linux_sandbox.h"

#include <sha2.h>

void sandbox_digest(const void *bytes, size_t length, unsigned char digest[32]) {
    SHA2_CTX context;
    SHA256Init(&context);
    SHA256Update(&context, bytes, length);
    SHA256Final(digest, &context);
}
