import { useEffect, useState } from 'react'

/** Where a browser refuses to keep anything; then a reload ends the countdown. */
const memory = new Map<string, number>()

/**
 * Seconds that are left of a countdown, and how to start it; kept in this browser, so that a reload does
 * not end it.
 */
export function useCountdown(name: string, length: number): readonly [number, () => void] {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const tell = () => setLeft(secondsLeft(name, length))
    // The server knows nothing of it, so that it shows once the page is alive.
    const first = setTimeout(tell)
    const timer = setInterval(tell, 1000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [name, length])

  function start(): void {
    const end = Date.now() + length * 1000
    memory.set(name, end)
    stored(() => localStorage.setItem(name, String(end)))
    setLeft(length)
  }
  return [left, start]
}

function secondsLeft(name: string, length: number): number {
  const end = Number(stored(() => localStorage.getItem(name)) ?? memory.get(name) ?? 0)
  const left = Math.ceil((end - Date.now()) / 1000)
  // A clock that was set back must not hold anybody for longer.
  return left > length ? 0 : Math.max(0, left)
}

function stored<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    // Private windows and strict settings refuse; the memory above stands in.
    return null
  }
}
