/** The server sets the language and redirects to the clean URL. */
export function languageHref(path: string, code: string): string {
  const [address = '/', query = ''] = (path.split('#')[0] ?? '').split('?')
  const search = new URLSearchParams(query)
  search.set('lng', code)
  return `${address}?${search}`
}
