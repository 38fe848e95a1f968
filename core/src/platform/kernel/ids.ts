declare const kind: unique symbol

/** A UUIDv7 that belongs to one kind of thing: an id of a service is no id of a request. */
export type Id<Kind extends string> = string & { readonly [kind]: Kind }

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Whether a text has the shape of a UUID of any version (RFC 9562). */
export const isUuid = (text: string): boolean => uuidPattern.test(text)

/**
 * A new UUIDv7 (RFC 9562, section 5.7): 48 bits of Unix milliseconds, then 74 random bits, so that
 * ids made later sort later and B-tree pages fill in order.
 */
export function newId<Kind extends string>(now: Date = new Date()): Id<Kind> {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const view = new DataView(bytes.buffer)
  const ms = now.getTime()
  view.setUint32(0, Math.floor(ms / 0x10000))
  view.setUint16(4, ms % 0x10000)
  view.setUint8(6, (view.getUint8(6) & 0x0f) | 0x70)
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const text = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  // The brand exists for the compiler only; this is the one place that makes it.
  return text as Id<Kind>
}
