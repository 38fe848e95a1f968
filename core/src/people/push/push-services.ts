/** Of Chromium-based browsers, Firefox, Edge and Safari. Pushes never go to another address. */
const pushServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
] as const

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { hostname, port, protocol, username } = new URL(endpoint)
  const isKnown = pushServices.some((service) =>
    service.startsWith('.') ? hostname.endsWith(service) : hostname === service,
  )
  return protocol === 'https:' && port === '' && username === '' && isKnown
}
