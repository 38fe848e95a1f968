/** 4 or 16 bytes; null for other text. */
export function addressBytes(text: string): readonly number[] | null {
  if (!text.includes(':')) return bytesOfVersion4(text)
  const halves = text.split('%')[0]?.split('::') ?? []
  if (halves.length > 2) return null
  const [head, tail] = halves.map(bytesOfGroups)
  if (!head || (halves.length === 2 && !tail)) return null
  const missing = 16 - head.length - (tail?.length ?? 0)
  // `::` stands for at least one group of zeros.
  if (tail ? missing < 2 : missing !== 0) return null
  const bytes = [...head, ...Array.from({ length: missing }, () => 0), ...(tail ?? [])]
  return isMapped(bytes) ? bytes.slice(12) : bytes
}

function bytesOfVersion4(text: string): readonly number[] | null {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return null
  const bytes = text.split('.').map(Number)
  return bytes.every((byte) => byte <= 255) ? bytes : null
}

/** The last group may be an IPv4 address (RFC 4291, 2.2). */
function bytesOfGroups(text: string): readonly number[] | null {
  if (text === '') return []
  const groups = text.split(':')
  const bytes = groups.map((group, i) => {
    if (i === groups.length - 1 && group.includes('.')) return bytesOfVersion4(group)
    if (!/^[\da-f]{1,4}$/i.test(group)) return null
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.some((each) => each === null) ? null : bytes.flatMap((each) => each ?? [])
}

/** IPv4 inside IPv6 (RFC 4291, 2.5.5.2). */
const isMapped = (bytes: readonly number[]): boolean =>
  bytes.slice(0, 10).every((byte) => byte === 0) && bytes[10] === 255 && bytes[11] === 255

const groupOf = (bytes: readonly number[], i: number): string =>
  (((bytes[i] ?? 0) << 8) | (bytes[i + 1] ?? 0)).toString(16)

/** The rate-limit key: an IPv4 address, or an IPv6 /64, since every household has one. */
export function callerOfAddress(address: string): string {
  const bytes = addressBytes(address)
  if (!bytes) return address
  if (bytes.length === 4) return bytes.join('.')
  return `${[0, 2, 4, 6].map((i) => groupOf(bytes, i)).join(':')}::/64`
}

/** Names a provider or a large network, not a household. */
export function coarseNetwork(address: string): string | null {
  const bytes = addressBytes(address)
  if (!bytes) return null
  if (bytes.length === 4) return `${bytes[0]}.${bytes[1]}.0.0/16`
  return `${[0, 2].map((i) => groupOf(bytes, i)).join(':')}::/32`
}

export interface NetworkRange {
  readonly bytes: readonly number[]
  /** The number of leading bits that all its addresses share. */
  readonly bits: number
}

/** A CIDR range, `203.0.113.0/24` or `2001:db8::/48`, or one address; null for other text. */
export function networkRange(text: string): NetworkRange | null {
  const [address = '', length, ...rest] = text.trim().split('/')
  const bytes = addressBytes(address)
  if (!bytes || rest.length > 0) return null
  if (length === undefined) return { bytes, bits: bytes.length * 8 }
  const bits = Number(length)
  return /^\d{1,3}$/.test(length) && bits <= bytes.length * 8 ? { bytes, bits } : null
}

export function isInRange(address: readonly number[], { bytes, bits }: NetworkRange): boolean {
  if (address.length !== bytes.length) return false
  return bytes.every((byte, i) => {
    const counted = Math.min(8, Math.max(0, bits - i * 8))
    const mask = (0xff << (8 - counted)) & 0xff
    return (byte & mask) === ((address[i] ?? 0) & mask)
  })
}
