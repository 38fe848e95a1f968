/**
 * The push services of Chromium (and browsers built on it), Firefox, Edge and Safari. Nothing is ever sent to
 * another address, whatever a browser asks for.
 */
const pushServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
] as const

/** Whether an address is a push service's. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { hostname, port, protocol, username } = new URL(endpoint)
  const isKnown = pushServices.some((service) =>
    service.startsWith('.') ? hostname.endsWith(service) : hostname === service,
  )
  return protocol === 'https:' && port === '' && username === '' && isKnown
}
