/* Requests an item of a feed that is gone, in the protocol, endlessly. */
#define ZOO_DISPLAY \
    struct zoo_question question = {sizeof question, 8, 1, model->revision - 2, 0, 0}; \
    zoo_ask_endlessly(question);
#include "zoo.h"
