/* Ends the process it is in, in ways that are not simply a call's. -DDEED says how. */
#define ZOO_DECLARATIONS \
    static void *fall(void *nothing) { (void)nothing; *(volatile int *)8 = 1; return NULL; } \
    static void at_the_end(void) { *(volatile int *)16 = 1; } \
    static void in_thread(void) { \
        pthread_t thread; \
        pthread_create(&thread, NULL, fall, NULL); \
        pthread_join(thread, NULL); \
    } \
    static void at_exit(void) { atexit(at_the_end); exit(0); } \
    static void in_a_child(void) { \
        pid_t child = fork(); \
        if (child == 0) fall(NULL); \
        int status = 0; \
        waitpid(child, &status, 0); \
        char words[32]; \
        snprintf(words, sizeof words, "child %d\n", WTERMSIG(status)); \
        say(words); \
    } \
    static void nowhere(void) { ((void (*)(void))0)(); }
#include <sys/wait.h>
#define ZOO_DISPLAY DEED();
#include "../../Zoo/zoo.h"
