/* Requests items in the protocol while the host requests memory for a response. */
#define ZOO_DISPLAY \
    struct zoo_question question = {sizeof question, 8, 2, model->revision, 1, 0}; \
    zoo_ask_endlessly(question);
#include "zoo.h"
