declare const kind: unique symbol

/** Branded: an id of one kind is no id of another. */
export type Id<Kind extends string> = string & { readonly [kind]: Kind }

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Any version (RFC 9562). */
export const isUuid = (text: string): boolean => uuidPattern.test(text)

/** UUIDv7 (RFC 9562, section 5.7): milliseconds, then 74 random bits; B-trees fill in order. */
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
  // The brand exists only for the compiler; this is the one place that makes it.
  return text as Id<Kind>
}
