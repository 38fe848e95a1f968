const maxLength = 2000

/** An http or https address without credentials, resolved against `base`; otherwise null. */
export function webAddress(text: string, base: string): string | null {
  if (!text || text.length > maxLength || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && !url.username && !url.password ? url.href : null
}

/** With its scheme, as one types it into a form. */
export const isHttps = (text: string): boolean => URL.canParse(text) && /^https:\/\//i.test(text)

const privateNames = /^(?:localhost|.*\.(?:localhost|local|internal|lan|home\.arpa))\.?$/
// Non-public networks (RFC 6890); URL has already normalized forms such as 0x7f.1.
const privateNetworks =
  /^(?:0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^198\.1[89]\.|^(?:22[4-9]|2[3-5]\d)\./

/** A private network's address; IPv6 literals count as private. */
export function isPrivateAddress(address: string): boolean {
  const { hostname } = new URL(address)
  if (/^[\d.]+$/.test(hostname)) return privateNetworks.test(hostname)
  return hostname.startsWith('[') || privateNames.test(hostname)
}

/** A public web server's: no other port, and none on a private network. */
export const isPublicAddress = (address: string): boolean =>
  new URL(address).port === '' && !isPrivateAddress(address)

/**
 * By redirect or picture. The city's feed may be on its own network, but cannot lead to another
 * host or port there, to a port of no web server, or from https to http.
 */
export function mayLead(from: string, to: string): boolean {
  const source = new URL(from)
  const target = new URL(to)
  if (source.protocol === 'https:' && target.protocol === 'http:') return false
  return source.host === target.host || isPublicAddress(to)
}
