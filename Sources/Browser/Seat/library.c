/*
 * The C library of a plugin in a page, beyond ../machine.c: strings and formatted output.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn void abort(void) { __builtin_trap(); }

void *calloc(size_t count, size_t size) {
    size_t whole;
    if (__builtin_mul_overflow(count, size, &whole)) return NULL;
    void *memory = malloc(whole);
    if (memory) memset(memory, 0, whole);
    return memory;
}

void *realloc(void *memory, size_t size) {
    if (!memory) return malloc(size);
    size_t room = malloc_usable_size(memory);
    if (size <= room) return memory;
    void *larger = malloc(size);
    if (!larger) return NULL;
    memcpy(larger, memory, room);
    free(memory);
    return larger;
}

void *memchr(const void *bytes, int byte, size_t count) {
    const unsigned char *start = bytes;
    for (size_t i = 0; i < count; i++) {
        if (start[i] == (unsigned char)byte) return (void *)(start + i);
    }
    return NULL;
}

int strcmp(const char *one, const char *other) { return strncmp(one, other, SIZE_MAX); }

int strncmp(const char *one, const char *other, size_t count) {
    for (size_t i = 0; i < count; i++) {
        unsigned char a = (unsigned char)one[i], b = (unsigned char)other[i];
        if (a != b) return a < b ? -1 : 1;
        if (a == 0) break;
    }
    return 0;
}

char *strchr(const char *text, int character) {
    for (;; text++) {
        if (*text == (char)character) return (char *)text;
        if (*text == 0) return NULL;
    }
}

char *strstr(const char *text, const char *part) {
    size_t length = strlen(part);
    for (;; text++) {
        if (strncmp(text, part, length) == 0) return (char *)text;
        if (*text == 0) return NULL;
    }
}

long long strtoll(const char *text, char **last, int base) {
    unsigned long long value = 0;
    const char *at = text;
    while (*at == ' ' || (*at >= '\t' && *at <= '\r')) at++;
    bool is_negative = *at == '-';
    if (*at == '-' || *at == '+') at++;
    const char *digits = at;
    unsigned long long limit = is_negative ? 1ull << 63 : (1ull << 63) - 1;
    for (; *at >= '0' && *at <= '9' && *at - '0' < base; at++) {
        unsigned digit = (unsigned)(*at - '0');
        value = value > (limit - digit) / (unsigned)base ? limit : value * (unsigned)base + digit;
    }
    if (last) *last = (char *)(at == digits ? text : at);
    return (long long)(is_negative ? 0 - value : value);
}

/* The output of vsnprintf. Characters beyond the capacity are only counted. */
struct words {
    char *to;
    size_t capacity, length;
};

static void put(struct words *words, char character) {
    if (words->length + 1 < words->capacity) words->to[words->length] = character;
    words->length++;
}

static void put_padded(struct words *words, const char *text, size_t length, int width, bool is_left,
                       char filler) {
    int padding = width > (int)length ? width - (int)length : 0;
    if (filler == '0' && length > 0 && *text == '-') {
        put(words, '-');
        text++, length--;
    }
    for (int i = 0; !is_left && i < padding; i++) put(words, filler);
    for (size_t i = 0; i < length; i++) put(words, text[i]);
    for (int i = 0; is_left && i < padding; i++) put(words, ' ');
}

static void put_number(struct words *words, unsigned long long value, bool is_negative, unsigned base,
                       int width, bool is_left, char filler) {
    char digits[24];
    size_t at = sizeof digits;
    do {
        digits[--at] = "0123456789abcdef"[value % base];
        value /= base;
    } while (value > 0);
    if (is_negative) digits[--at] = '-';
    put_padded(words, digits + at, sizeof digits - at, width, is_left, filler);
}

int vsnprintf(char *to, size_t capacity, const char *format, va_list values) {
    struct words words = {to, capacity, 0};
    for (const char *at = format; *at != 0; at++) {
        if (*at != '%') {
            put(&words, *at);
            continue;
        }
        at++;
        bool is_left = false;
        char filler = ' ';
        for (; *at == '-' || *at == '0'; at++) {
            if (*at == '-') is_left = true;
            else filler = '0';
        }
        int width = 0, precision = -1, size = 0;
        if (*at == '*') width = va_arg(values, int), at++;
        for (; *at >= '0' && *at <= '9'; at++) width = width * 10 + (*at - '0');
        if (*at == '.') {
            precision = 0;
            at++;
            if (*at == '*') precision = va_arg(values, int), at++;
            for (; *at >= '0' && *at <= '9'; at++) precision = precision * 10 + (*at - '0');
        }
        for (; *at == 'l'; at++) size++;
        if (*at == 'z') at++;
        switch (*at) {
        case '%': put(&words, '%'); break;
        case 'c': {
            char character = (char)va_arg(values, int);
            put_padded(&words, &character, 1, width, is_left, ' ');
            break;
        }
        case 's': {
            const char *text = va_arg(values, const char *);
            size_t length = 0;
            while ((precision < 0 || length < (size_t)precision) && text[length] != 0) length++;
            put_padded(&words, text, length, width, is_left, ' ');
            break;
        }
        case 'd':
        case 'i': {
            long long value = size > 1 ? va_arg(values, long long) : va_arg(values, int);
            put_number(&words, value < 0 ? 0 - (unsigned long long)value : (unsigned long long)value,
                       value < 0, 10, width, is_left, filler);
            break;
        }
        case 'u':
        case 'x': {
            unsigned long long value =
                size > 1 ? va_arg(values, unsigned long long) : va_arg(values, unsigned);
            put_number(&words, value, false, *at == 'x' ? 16 : 10, width, is_left, filler);
            break;
        }
        default: abort();
        }
    }
    if (capacity > 0) to[words.length < capacity ? words.length : capacity - 1] = 0;
    return (int)words.length;
}

int snprintf(char *to, size_t capacity, const char *format, ...) {
    va_list values;
    va_start(values, format);
    int length = vsnprintf(to, capacity, format, values);
    va_end(values);
    return length;
}
