/* A library without a note. */
int bare(void);

int bare(void) {
    return 0;
}
