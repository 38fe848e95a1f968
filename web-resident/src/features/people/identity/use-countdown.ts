import { useEffect, useState } from 'react'

/**
 * Seconds that are left of a countdown that the server gave; `toldAt` tells one time that it was given
 * from the next. Only the time that passes here counts: the two clocks need not agree.
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
