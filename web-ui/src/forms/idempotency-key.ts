import { useRef } from 'react'

/** Gives the header with a request's Idempotency-Key. */
export type KeyOf = (body: unknown) => { readonly 'Idempotency-Key': string }

/** A key for a request that is made once. */
export const newKey: KeyOf = () => ({ 'Idempotency-Key': crypto.randomUUID() })

/** The keys of what a page sends without a script, by what tells that page from others. */
export function keysOf(once: string): KeyOf {
  if (!/^[\w-]{8,64}$/.test(once)) return newKey
  let calls = 0
  return () => ({ 'Idempotency-Key': `${once}.${(calls += 1)}` })
}

/**
 * Gives a request's Idempotency-Key: the same for the same body, so that whoever presses again after a
 * lost answer gets the first one, and does nothing twice.
 */
export function useIdempotencyKey(): KeyOf {
  const last = useRef({ text: '', key: newKey(null) })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.text !== text) last.current = { text, key: newKey(body) }
    return last.current.key
  }
}
