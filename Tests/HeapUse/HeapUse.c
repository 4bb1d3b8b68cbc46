#include "HeapUse.h"

#include <malloc.h>

size_t bytesInUse(void) {
    struct mallinfo2 heap = mallinfo2();
    return heap.uordblks + heap.hblkhd;
}
