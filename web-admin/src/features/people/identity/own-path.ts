/** Stands in for our own address: whatever leaves it is another site. */
const here = 'https://staff.invalid'

/** A path of this app that an address names; anything that would lead away is the start. */
export function ownPath(named: unknown): string {
  const text = typeof named === 'string' ? named : ''
  if (!/^\/(?![/\\])/.test(text) || /[\\\s]/.test(text) || !URL.canParse(text, here)) return '/'
  const { origin, pathname, search } = new URL(text, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search : '/'
}
