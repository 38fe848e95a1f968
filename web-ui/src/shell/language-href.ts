/** The same page in another language: the server sets the choice and leads back to the clean address. */
export function languageHref(path: string, code: string): string {
  const [address = '/', query = ''] = (path.split('#')[0] ?? '').split('?')
  const search = new URLSearchParams(query)
  search.set('lng', code)
  return `${address}?${search}`
}
