import { useRef } from 'react'

/**
 * Gives a request's Idempotency-Key: the same for the same body, so that whoever presses again after a
 * lost answer gets the first one, and does nothing twice.
 */
export function useIdempotencyKey(): (body: unknown) => { readonly 'Idempotency-Key': string } {
  const last = useRef({ text: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return { 'Idempotency-Key': last.current.key }
  }
}
