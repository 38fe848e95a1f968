import type { Stack } from './stack.ts'

/** After this long, the watchdog ends what is left. */
const TIMEOUT_MS = 15_000

/** Stops cleanly on signals and without our launcher; `conclude` returns the exit code. */
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
  // A closing terminal also signals the launcher, which decides whether to stop us.
  process.on('SIGHUP', () => process.connected || stop(129))
  process.on('disconnect', () => stop(1))
  // The terminal may be gone before us.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return stop
}
