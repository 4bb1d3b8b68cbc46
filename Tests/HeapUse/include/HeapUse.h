#pragma once

#include <stddef.h>

/// Returns how many bytes the main thread has allocated and not freed. In C, as Swift's Glibc does not show the call.
size_t bytesInUse(void);
