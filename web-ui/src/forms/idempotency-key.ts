import { useRef } from 'react'

/** Returns the Idempotency-Key header for a request. */
export type KeyOf = (body: unknown) => { readonly 'Idempotency-Key': string }

/** For a request that is sent once. */
export const newKey: KeyOf = () => ({ 'Idempotency-Key': crypto.randomUUID() })

/** Keys for a page without JavaScript, from its `once` value. */
export function keysOf(once: string): KeyOf {
  if (!/^[\w-]{8,64}$/.test(once)) return newKey
  let calls = 0
  return () => ({ 'Idempotency-Key': `${once}.${(calls += 1)}` })
}

/** The same key for the same body, so that a retry after a lost reply changes nothing twice. */
export function useIdempotencyKey(): KeyOf {
  const last = useRef({ text: '', key: newKey(null) })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.text !== text) last.current = { text, key: newKey(body) }
    return last.current.key
  }
}
