/* Has a feed view without a function. */
#define ZOO_FEED_VIEW {sizeof(feed_view), NULL}
#define ZOO_DECLARATIONS static feed_status display(void *, const feed_view_model *, feed_error *); \
static inline void *unused(void) { return (void *)display; }
#include "zoo.h"
