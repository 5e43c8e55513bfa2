#ifndef LINUX_PROCESSORS_H
#define LINUX_PROCESSORS_H

#ifdef __cplusplus
extern "C" {
#endif

/** The number of processors available to this thread; 1 if unknown. [any thread] */
int linux_processor_count(void);

#ifdef __cplusplus
}
#endif

#endif
