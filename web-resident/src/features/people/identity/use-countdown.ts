import { useEffect, useState } from 'react'

/**
 * Seconds left of the server's countdown, restarted by each new `toldAt`. Uses only local elapsed
 * time, since the two clocks may differ.
 */
export function useCountdown(seconds: number, toldAt: number): number {
  const [passed, setPassed] = useState({ toldAt, seconds: 0 })
  useEffect(() => {
    if (seconds === 0) return
    const start = performance.now()
    const timer = setInterval(
      () => setPassed({ toldAt, seconds: Math.floor((performance.now() - start) / 1000) }),
      1000,
    )
    return () => clearInterval(timer)
  }, [seconds, toldAt])
  return Math.max(0, seconds - (passed.toldAt === toldAt ? passed.seconds : 0))
}
