// The interface between C and Swift in the WebAssembly module.
#ifndef TRAVEL_PAGE_H
#define TRAVEL_PAGE_H

#include <stddef.h>
#include <stdint.h>

/// Appends bytes to the answer for the document being drawn.
void page_answer(const uint8_t *_Nonnull bytes, size_t count);

/// Draws a document. Its answer is the feed as JSON, or a message that begins with "error: ".
void travel_draw(const uint8_t *_Nullable bytes, size_t count);

#endif
