import type { Stack } from './stack.ts'

/** Nothing takes longer to stop than this; what does is ended by the watchdog. */
const TIMEOUT_MS = 15_000

/**
 * Ends this process cleanly on Ctrl-C, on a signal, and when the launcher that started us is gone.
 * `conclude` is called last, with the signal's exit code, and returns the final one.
 */
export function stopOnSignals(stack: Stack, conclude: (code: number) => number) {
  let isStopping = false
  const stop = (code: number) => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref()
    stack.unwind().then(
      () => process.exit(conclude(code)),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', () => stop(130))
  process.on('SIGTERM', () => stop(143))
  // A terminal that closes hangs up on the launcher, too, which knows whether that is to stop us.
  process.on('SIGHUP', () => process.connected || stop(129))
  process.on('disconnect', () => stop(1))
  // Where our words went may be gone before us.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return stop
}
