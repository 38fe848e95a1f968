// What the worker reads in a page's address and text.

/** A page, or what a search found; no other address with a query. */
export const isKeepable = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  search === '' || isSearch({ pathname })

export const isSearch = ({ pathname }: { pathname: string }): boolean => pathname === '/search'

const carried = /<script type="application\/json" id="page-data"[^>]*>(.*?)<\/script>/s
const entry = /\bimport\("([^"]+)"\)/
/** When a reply was read says nothing of what it says. */
const readAt = /"(?:dataUpdatedAt|dehydratedAt)":\d+/g

/** What the page carries for its scripts, as JSON; empty without. */
export const carriedIn = (html: string): string => carried.exec(html)?.[1] ?? ''

/** The page's first script, which names its release. */
export const entryIn = (html: string): string => entry.exec(html)?.[1] ?? ''

/** Whether both pages say the same. */
export const saysSame = (one: string, other: string): boolean =>
  carriedIn(one).replace(readAt, '') === carriedIn(other).replace(readAt, '')

/** The nonce of a page's policy, and with it a policy and text that have another. */
export function withNonce(
  html: string,
  policy: string,
  nonce: string,
): { readonly html: string; readonly policy: string } {
  const old = /'nonce-([^']+)'/.exec(policy)?.[1]
  if (old === undefined) return { html, policy }
  return { html: html.replaceAll(old, nonce), policy: policy.replaceAll(old, nonce) }
}
