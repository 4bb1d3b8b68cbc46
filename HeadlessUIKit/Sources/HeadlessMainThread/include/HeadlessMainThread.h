#ifndef HEADLESS_MAIN_THREAD_H
#define HEADLESS_MAIN_THREAD_H

#include <stdbool.h>
#include <stdint.h>

// What the system's libraries have for the main queue and the main run loop comes here first, because an executable's
// own symbols go before those of shared libraries. Nothing changes until the module UIKit takes it.

typedef void (*HeadlessFunction)(void *context);

// Whether the code that runs now is the main queue's. The main thread of a test process is parked; its queue goes on on
// other threads.
bool HeadlessIsMainQueue(void);

// What the real main queue does, now or after some time.
void HeadlessRealAsync(void *context, HeadlessFunction function);
void HeadlessRealAfter(int64_t nanoseconds, void *context, HeadlessFunction function);

// Releases a block that was taken and will not run.
void HeadlessDiscard(void *context, HeadlessFunction function);

// Nanoseconds from now until a moment of libdispatch.
int64_t HeadlessNanosecondsUntil(uint64_t moment);

// What a job of the concurrency library is: a task, a child of the task that runs, or the mere resumption of one.
typedef enum { HeadlessJobTask, HeadlessJobChildTask, HeadlessJobResumption, HeadlessJobOther } HeadlessJobKind;
HeadlessJobKind HeadlessKindOfJob(const void *job);

// The number of a job's task, or for NULL of the task that runs. 0 without one.
uint64_t HeadlessTaskNumber(const void *job);

// A timer of CoreFoundation.
void HeadlessRetain(void *object);
void HeadlessRelease(void *object);
bool HeadlessTimerIsValid(void *timer);

#endif
