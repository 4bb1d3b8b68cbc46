#define _GNU_SOURCE
#include "HeadlessMainThread.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>

// What the module UIKit makes of it; absent in an executable without that module. Each says whether it has taken it.
enum { BlockForMain = 0, TaskForMain = 1, TaskForOthers = 2, OperationForMain = 3 };
extern bool HeadlessTake(int32_t kind, void *context, HeadlessFunction function) __attribute__((weak));
extern bool HeadlessTakeLater(bool isTask, uint64_t moment, void *context, HeadlessFunction function)
    __attribute__((weak));
extern bool HeadlessTakeTimer(void *timer, void *info, double date, double interval) __attribute__((weak));
extern void HeadlessDropTimer(void *timer) __attribute__((weak));
extern void HeadlessNoteNow(uint64_t moment) __attribute__((weak));
extern void HeadlessNoteDate(uint64_t moment) __attribute__((weak));

// Weak, so that a statically linked libdispatch goes before them; then nothing is redirected.
#define INTERPOSED __attribute__((weak, visibility("default")))

// The library's own function, looked up once.
static void *next(_Atomic(void *) *cache, const char *name) {
    void *found = atomic_load_explicit(cache, memory_order_acquire);
    if (found) return found;
    found = dlsym(RTLD_NEXT, name);
    if (!found) found = dlsym(RTLD_DEFAULT, name);
    atomic_store_explicit(cache, found, memory_order_release);
    return found;
}

#define REAL(type, name)                     \
    static _Atomic(void *) cache_##name;     \
    __typeof__(type) real = (__typeof__(type))next(&cache_##name, #name)

// MARK: Queues

extern const char *dispatch_queue_get_label(void *queue);

bool HeadlessIsMainQueue(void) {
    const char *label = dispatch_queue_get_label(NULL);
    return label && strcmp(label, "com.apple.main-thread") == 0;
}

static void *mainQueue(void) {
    static _Atomic(void *) cache;
    return next(&cache, "_dispatch_main_q");
}

// Foundation asks it which thread and which operation queue code runs on: a notification for the main operation queue is
// delivered at once if that is the current one, and waited for otherwise.
INTERPOSED unsigned char _CFIsMainThread(void) {
    REAL(unsigned char (*)(void), _CFIsMainThread);
    return real() || (HeadlessTake && HeadlessIsMainQueue());
}

// The base address of the library that has this code; NULL if none has.
static void *libraryOf(const void *code) {
    Dl_info info;
    return dladdr(code, &info) ? info.dli_fbase : NULL;
}

// The base address of the library that has a function of this name, looked up once.
static void *libraryWith(_Atomic(void *) *cache, const char *function) {
    void *base = atomic_load_explicit(cache, memory_order_acquire);
    if (base) return base;
    void *address = dlsym(RTLD_DEFAULT, function);
    base = address ? libraryOf(address) : NULL;
    atomic_store_explicit(cache, base, memory_order_release);
    return base;
}

// Whether the caller is in the library of tasks.
static bool isConcurrency(void *caller) {
    static _Atomic(void *) cache;
    void *library = libraryWith(&cache, "swift_task_create");
    return library && libraryOf(caller) == library;
}

// MARK: Blocks

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

struct Block {
    void *isa;
    int32_t flags, reserved;
    void (*invoke)(void *block);
};

static void callBlock(void *copy) {
    ((struct Block *)copy)->invoke(copy);
    _Block_release(copy);
}

// Whether the block is an operation of the main operation queue: a work item that Foundation itself passes to Dispatch's Swift
// library.
static bool isOperation(const struct Block *block) {
    static _Atomic(void *) dispatch, overlay, foundation;
    // A work item's function is libdispatch's own.
    if (libraryOf((const void *)block->invoke) != libraryWith(&dispatch, "dispatch_queue_get_label")) return false;
    void *swift = libraryWith(&overlay, "$s8Dispatch0A5QueueC5async7executeyAA0A8WorkItemC_tF");
    void *operations = libraryWith(&foundation, "$s10Foundation14OperationQueueC4mainACvgZ");
    if (!swift || !operations) return false;
    void *frames[12];
    int count = backtrace(frames, 12), caller = 0;
    while (caller < count && libraryOf(frames[caller]) != swift) caller++;
    while (caller < count && libraryOf(frames[caller]) == swift) caller++;
    return caller < count && libraryOf(frames[caller]) == operations;
}

static bool takeBlock(void *block) {
    if (!HeadlessTake) return false;
    void *copy = _Block_copy(block);
    if (HeadlessTake(isOperation(block) ? OperationForMain : BlockForMain, copy, callBlock)) return true;
    _Block_release(copy);
    return false;
}

INTERPOSED void dispatch_async(void *queue, void *block) {
    REAL(void (*)(void *, void *), dispatch_async);
    if (queue == mainQueue() && takeBlock(block)) return;
    real(queue, block);
}

INTERPOSED void dispatch_barrier_async(void *queue, void *block) {
    REAL(void (*)(void *, void *), dispatch_barrier_async);
    if (queue == mainQueue() && takeBlock(block)) return;
    real(queue, block);
}

extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void *malloc(unsigned long size);
extern void free(void *memory);

struct GroupBlock {
    void *group;
    void *copy;
};

static void callGroupBlock(void *context) {
    struct GroupBlock *entry = context;
    callBlock(entry->copy);
    dispatch_group_leave(entry->group);
    dispatch_release(entry->group);
    free(entry);
}

INTERPOSED void dispatch_group_async(void *group, void *queue, void *block) {
    REAL(void (*)(void *, void *, void *), dispatch_group_async);
    if (queue == mainQueue() && HeadlessTake) {
        struct GroupBlock *entry = malloc(sizeof *entry);
        entry->group = group;
        entry->copy = _Block_copy(block);
        dispatch_retain(group);
        dispatch_group_enter(group);
        if (HeadlessTake(BlockForMain, entry, callGroupBlock)) return;
        dispatch_group_leave(group);
        dispatch_release(group);
        _Block_release(entry->copy);
        free(entry);
    }
    real(group, queue, block);
}

void HeadlessDiscard(void *context, HeadlessFunction function) {
    if (function == callBlock) {
        _Block_release(context);
    } else if (function == callGroupBlock) {
        struct GroupBlock *entry = context;
        _Block_release(entry->copy);
        dispatch_group_leave(entry->group);
        dispatch_release(entry->group);
        free(entry);
    }
}

INTERPOSED void dispatch_after(uint64_t moment, void *queue, void *block) {
    REAL(void (*)(uint64_t, void *, void *), dispatch_after);
    if (queue == mainQueue() && HeadlessTakeLater) {
        void *copy = _Block_copy(block);
        if (HeadlessTakeLater(false, moment, copy, callBlock)) return;
        _Block_release(copy);
    }
    real(moment, queue, block);
}

// MARK: Moments

enum { Uptime = 0, Monotonic = 2, Wall = 3 };

INTERPOSED uint64_t dispatch_time(uint64_t when, int64_t delta) {
    REAL(uint64_t(*)(uint64_t, int64_t), dispatch_time);
    uint64_t moment = real(when, delta);
    // `DispatchTime.now()`: what is added to it is exact, and the time until then is not.
    if (when == 0 && delta == 0 && HeadlessNoteNow && HeadlessIsMainQueue()) HeadlessNoteNow(moment);
    return moment;
}

// True while this file has a clock read for itself: nobody adds to that.
static _Thread_local bool isReadingForItself;

INTERPOSED uint64_t dispatch_walltime(const void *when, int64_t delta) {
    REAL(uint64_t(*)(const void *, int64_t), dispatch_walltime);
    isReadingForItself = true;
    uint64_t moment = real(when, delta);
    isReadingForItself = false;
    if (!when && delta == 0 && HeadlessNoteNow && HeadlessIsMainQueue()) HeadlessNoteNow(moment);
    return moment;
}

static uint64_t nanoseconds(const struct timespec *time) {
    return (uint64_t)time->tv_sec * 1000000000ull + (uint64_t)time->tv_nsec;
}

// A task that sleeps, and a timer, read a clock and add to that. The wall clock is the timers'. The other two are read for many
// purposes: there only the library of tasks counts.
INTERPOSED int clock_gettime(clockid_t clock, struct timespec *time) {
    REAL(int (*)(clockid_t, struct timespec *), clock_gettime);
    int result = real(clock, time);
    if (result != 0 || isReadingForItself || !HeadlessNoteNow) return result;
    switch (clock) {
    case CLOCK_REALTIME:
        if (HeadlessIsMainQueue()) HeadlessNoteDate(-nanoseconds(time));
        break;
    case CLOCK_MONOTONIC:
        if (HeadlessIsMainQueue() && isConcurrency(__builtin_return_address(0))) HeadlessNoteNow(nanoseconds(time));
        break;
    case CLOCK_BOOTTIME:
        if (HeadlessIsMainQueue() && isConcurrency(__builtin_return_address(0)))
            HeadlessNoteNow(nanoseconds(time) | 1ull << 63);
        break;
    }
    return result;
}

static int64_t nanosecondsUntil(uint64_t moment) {
    REAL(uint64_t (*)(uint64_t, int64_t), dispatch_time);
    static _Atomic(void *) cache;
    uint64_t (*walltime)(const void *, int64_t) = (uint64_t(*)(const void *, int64_t))next(&cache, "dispatch_walltime");
    switch (moment >> 62) {
    case Wall: return (int64_t)(walltime(NULL, 0) - moment);
    case Monotonic: return (int64_t)(moment - real(1ull << 63, 0));
    default: return (int64_t)(moment - real(0, 0));
    }
}

int64_t HeadlessNanosecondsUntil(uint64_t moment) {
    isReadingForItself = true;
    int64_t nanoseconds = nanosecondsUntil(moment);
    isReadingForItself = false;
    return nanoseconds;
}

// MARK: Tasks

INTERPOSED void dispatch_async_f(void *queue, void *context, HeadlessFunction function) {
    REAL(void (*)(void *, void *, HeadlessFunction), dispatch_async_f);
    if (HeadlessTake && isConcurrency(__builtin_return_address(0))) {
        if (queue == mainQueue()) {
            if (HeadlessTake(TaskForMain, context, function)) return;
        } else if (HeadlessIsMainQueue()) {
            if (HeadlessTake(TaskForOthers, context, function)) return;
        }
    }
    real(queue, context, function);
}

INTERPOSED void dispatch_after_f(uint64_t moment, void *queue, void *context, HeadlessFunction function) {
    REAL(void (*)(uint64_t, void *, void *, HeadlessFunction), dispatch_after_f);
    if (HeadlessTakeLater && isConcurrency(__builtin_return_address(0)) && HeadlessIsMainQueue()
        && HeadlessTakeLater(true, moment, context, function))
        return;
    real(moment, queue, context, function);
}

// Of Swift's ABI. Their calling convention is C's for a word each.
extern void *swift_task_getCurrent(void) __attribute__((weak));
extern uint64_t swift_task_getJobTaskId(const void *job) __attribute__((weak));

uint64_t HeadlessTaskNumber(const void *job) {
    if (!swift_task_getCurrent || !swift_task_getJobTaskId) return 0;
    if (!job) job = swift_task_getCurrent();
    return job ? swift_task_getJobTaskId(job) : 0;
}

HeadlessJobKind HeadlessKindOfJob(const void *job) {
    // As Swift's ABI lays a job out: an object's header, two words of the scheduler, the flags. Their low byte is the
    // kind.
    uint32_t flags = *(const uint32_t *)((const char *)job + 32);
    switch (flags & 0xff) {
    case 0: return flags & (1u << 24) ? HeadlessJobChildTask : HeadlessJobTask;
    case 195: return HeadlessJobResumption;
    default: return HeadlessJobOther;
    }
}

void HeadlessRealAsync(void *context, HeadlessFunction function) {
    REAL(void (*)(void *, void *, HeadlessFunction), dispatch_async_f);
    real(mainQueue(), context, function);
}

void HeadlessRealAfter(int64_t nanoseconds, void *context, HeadlessFunction function) {
    REAL(void (*)(uint64_t, void *, void *, HeadlessFunction), dispatch_after_f);
    real(dispatch_time(0, nanoseconds), mainQueue(), context, function);
}

// MARK: Timers

struct TimerContext {
    long version;
    void *info;
    void *retain, *release, *copyDescription;
};

INTERPOSED void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
    REAL(void (*)(void *, void *, void *), CFRunLoopAddTimer);
    static _Atomic(void *) getMain, getCurrent, getContext, getDate, getInterval;
    void *(*mainLoop)(void) = (void *(*)(void))next(&getMain, "CFRunLoopGetMain");
    void *(*currentLoop)(void) = (void *(*)(void))next(&getCurrent, "CFRunLoopGetCurrent");
    if (HeadlessTakeTimer && (loop == mainLoop() || (loop == currentLoop() && HeadlessIsMainQueue()))) {
        struct TimerContext context = {0};
        ((void (*)(void *, struct TimerContext *))next(&getContext, "CFRunLoopTimerGetContext"))(timer, &context);
        double date = ((double (*)(void *))next(&getDate, "CFRunLoopTimerGetNextFireDate"))(timer);
        double interval = ((double (*)(void *))next(&getInterval, "CFRunLoopTimerGetInterval"))(timer);
        if (HeadlessTakeTimer(timer, context.info, date, interval)) return;
    }
    real(loop, timer, mode);
}

INTERPOSED void CFRunLoopTimerInvalidate(void *timer) {
    REAL(void (*)(void *), CFRunLoopTimerInvalidate);
    if (HeadlessDropTimer) HeadlessDropTimer(timer);
    real(timer);
}

void HeadlessRetain(void *object) {
    static _Atomic(void *) cache;
    ((void *(*)(void *))next(&cache, "CFRetain"))(object);
}

void HeadlessRelease(void *object) {
    static _Atomic(void *) cache;
    ((void (*)(void *))next(&cache, "CFRelease"))(object);
}

bool HeadlessTimerIsValid(void *timer) {
    static _Atomic(void *) cache;
    return ((unsigned char (*)(void *))next(&cache, "CFRunLoopTimerIsValid"))(timer);
}
