// What the page of C gives to the Swift in a WebAssembly module, and the other way round.
#ifndef TRAVEL_PAGE_H
#define TRAVEL_PAGE_H

#include <stddef.h>
#include <stdint.h>

/// Adds bytes to the answer to the document that is being drawn.
void page_answer(const uint8_t *_Nonnull bytes, size_t count);

/// Draws a document: its answer is the feed as JSON, or words that begin with "error: ".
void travel_draw(const uint8_t *_Nullable bytes, size_t count);

#endif
