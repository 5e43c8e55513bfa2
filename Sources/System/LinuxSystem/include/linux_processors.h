/*
 * What there is to compute with.
 */
#ifndef LINUX_PROCESSORS_H
#define LINUX_PROCESSORS_H

#ifdef __cplusplus
extern "C" {
#endif

/** How many processors this thread may run on; 1 where that can't be told. [any thread] */
int linux_processor_count(void);

#ifdef __cplusplus
}
#endif

#endif
