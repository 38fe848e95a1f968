/** The database gives an object's keys in an order of its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** A short hash of values, for an ETag: FNV-1a, 32 bits. Equal for equal JSON. */
export function fingerprint(values: unknown): string {
  const text = JSON.stringify(values, inOrder)
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1)
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
