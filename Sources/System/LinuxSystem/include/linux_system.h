/* Linux system calls that Swift's Glibc module lacks, one header per topic. */
#pragma once

#include "linux_attention.h"
#include "linux_ending.h"
#include "linux_event.h"
#include "linux_folder.h"
#include "linux_memory_file.h"
#include "linux_poll.h"
#include "linux_program.h"
#include "linux_terminal.h"
