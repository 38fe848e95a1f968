import { useEffect, useState } from 'react'

/** Restarted by each `receivedAt`; uses only local time, since the two clocks may differ. */
export function useCountdown(seconds: number, receivedAt: number): number {
  const [passed, setPassed] = useState({ receivedAt, seconds: 0 })
  useEffect(() => {
    if (seconds === 0) return
    const start = performance.now()
    const timer = setInterval(
      () => setPassed({ receivedAt, seconds: Math.floor((performance.now() - start) / 1000) }),
      1000,
    )
    return () => clearInterval(timer)
  }, [seconds, receivedAt])
  return Math.max(0, seconds - (passed.receivedAt === receivedAt ? passed.seconds : 0))
}
