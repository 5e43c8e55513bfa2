/* Ends its process in unusual ways, selected by -DDEED. */
#define ZOO_DECLARATIONS \
    static void *fall(void *nothing) { (void)nothing; *(volatile int *)8 = 1; return NULL; } \
    static void at_the_end(void) { *(volatile int *)16 = 1; } \
    static void in_thread(void) { \
        pthread_t thread; \
        pthread_create(&thread, NULL, fall, NULL); \
        pthread_join(thread, NULL); \
    } \
    static void at_exit(void) { atexit(at_the_end); exit(0); } \
    static void at_once(void) { _exit(0); } \
    static void at_once_by_standard(void) { _Exit(5); } \
    static void quickly(void) { quick_exit(6); } \
    static void *leave(void *nothing) { (void)nothing; _exit(7); } \
    static void at_once_in_thread(void) { \
        pthread_t thread; \
        pthread_create(&thread, NULL, leave, NULL); \
        pthread_join(thread, NULL); \
    } \
    static void in_children(void) { \
        void (*const ways[])(int) = {_exit, _Exit, quick_exit}; \
        for (int i = 0; i < 3; i++) { \
            pid_t child = fork(); \
            if (child == 0) ways[i](8 + i); \
            int status = 0; \
            waitpid(child, &status, 0); \
            char words[32]; \
            snprintf(words, sizeof words, "child %d\n", WEXITSTATUS(status)); \
            say(words); \
        } \
    } \
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
