/** A base URL: another origin means another site. */
const here = 'https://staff.invalid'

/** A path within this app from a URL; anything else becomes the start page. */
export function ownPath(named: unknown): string {
  const text = typeof named === 'string' ? named : ''
  if (!/^\/(?![/\\])/.test(text) || /[\\\s]/.test(text) || !URL.canParse(text, here)) return '/'
  const { origin, pathname, search } = new URL(text, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search : '/'
}
