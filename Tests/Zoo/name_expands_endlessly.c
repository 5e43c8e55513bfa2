/* Opens a forbidden file in a function whose demangled name takes gigabytes. */
#define ZOO_DECLARATIONS \
    __attribute__((noinline)) static int look(void) __asm__( \
        "_Z1fPiPFvS_S_EPFvS1_S1_EPFvS3_S3_EPFvS5_S5_EPFvS7_S7_EPFvS9_S9_EPFvSB_SB_EPFvSD_SD_E" \
        "PFvSF_SF_EPFvSH_SH_EPFvSJ_SJ_EPFvSL_SL_EPFvSN_SN_EPFvSP_SP_EPFvSR_SR_EPFvST_ST_E" \
        "PFvSV_SV_EPFvSX_SX_EPFvSZ_SZ_EPFvS11_S11_EPFvS13_S13_EPFvS15_S15_E"); \
    __attribute__((noinline)) static int look(void) { \
        return open("/etc/passwd", O_RDONLY) + 1; \
    }
#define ZOO_DISPLAY sink += look();
#include "zoo.h"
