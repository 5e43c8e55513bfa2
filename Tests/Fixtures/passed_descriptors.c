#define _GNU_SOURCE
/* Prints what a channel's end says of messages with no descriptor, one, two and three, and whether it has one then. */
#include "linux_sandbox.h"
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

int main(void) {
    for (unsigned count = 0; count < 4; count++) {
        int channels[2], taken = -1;
        char byte = 0;
        struct {
            struct cmsghdr header;
            int descriptors[4];
        } control = {{CMSG_LEN(count * sizeof(int)), SOL_SOCKET, SCM_RIGHTS}, {0}};
        struct iovec part = {&byte, 1};
        struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
        if (count > 0) message.msg_control = &control, message.msg_controllen = control.header.cmsg_len;
        if (sandbox_channel_pair(channels) != 0 || sendmsg(channels[0], &message, 0) != 1) return 1;
        printf("%zd ", sandbox_receive(channels[1], &byte, 1, &taken, 1));
        printf("%d\n", taken >= 0);
        if (taken >= 0) close(taken);
        close(channels[0]);
        close(channels[1]);
    }
    return 0;
}
