/* Passes descriptors to the host, which would stay open there. */
#define ZOO_DECLARATIONS \
    static void pass(void) { \
        unsigned char bytes[10] = {10, 0, 0, 0, 9, 0, 0, 0, 1, '.'}; \
        struct iovec part = {bytes, sizeof bytes}; \
        union { \
            struct cmsghdr header; \
            char space[CMSG_SPACE(2 * sizeof(int))]; \
        } control = {0}; \
        struct msghdr message = {0}; \
        message.msg_iov = &part; \
        message.msg_iovlen = 1; \
        message.msg_control = &control; \
        message.msg_controllen = sizeof control; \
        control.header.cmsg_level = SOL_SOCKET; \
        control.header.cmsg_type = SCM_RIGHTS; \
        control.header.cmsg_len = CMSG_LEN(2 * sizeof(int)); \
        int both[2] = {1, 1}; \
        memcpy(CMSG_DATA(&control.header), both, sizeof both); \
        for (int i = 0; i < 700; i++) sendmsg(3, &message, 0); \
    }
#define ZOO_DISPLAY pass();
#include "zoo.h"
