import type { CityCopy } from '@portal/core/city'
import { sha256 } from '@portal/core/kernel'
import type { Bindings } from '../bindings.ts'

/** A finished page with marks (page-pieces.ts). */
export interface MarkedPage {
  readonly headers: readonly (readonly [string, string])[]
  readonly marked: string
  /** The page is as of before; milliseconds since 1970. */
  readonly until: number
}

const namesOfCopies = new WeakMap<CityCopy, string>()

function nameOf(copy: CityCopy): string {
  const known = namesOfCopies.get(copy)
  if (known !== undefined) return known
  const name = sha256(JSON.stringify(copy))
  namesOfCopies.set(copy, name)
  return name
}

/** All that a page depends on. */
export interface PageSource {
  /** Address, language and sheet. */
  readonly key: string
  readonly version: number
  readonly copy: CityCopy
}

const open = () => caches.open('pages')

/** Where the platform keeps a page; null without a release, whose pages could be mixed with another's. */
function addressOf({ RELEASE }: Bindings, page: PageSource): string | null {
  if (!RELEASE) return null
  const parts = [RELEASE.id, page.version, nameOf(page.copy), page.key]
  return `https://pages.invalid/${sha256(parts.join('\n'))}`
}

/** What another isolate of the same place made. */
export async function findShared(env: Bindings, source: PageSource): Promise<MarkedPage | null> {
  const address = addressOf(env, source)
  const found = address === null ? undefined : await (await open()).match(address)
  if (!found) return null
  // `share` wrote it.
  const page = JSON.parse(found.headers.get('x-page') ?? 'null') as Omit<
    MarkedPage,
    'marked'
  > | null
  return page && { ...page, marked: await found.text() }
}

export async function share(
  env: Bindings,
  source: PageSource,
  { marked, headers, until }: MarkedPage,
): Promise<void> {
  const address = addressOf(env, source)
  const seconds = Math.floor((until - Date.now()) / 1000)
  if (address === null || seconds < 1) return
  const kept = new Response(marked, {
    headers: {
      'content-type': 'text/plain;charset=utf-8',
      'cache-control': `max-age=${seconds}`,
      'x-page': JSON.stringify({ headers, until }),
    },
  })
  await (await open()).put(address, kept)
}
