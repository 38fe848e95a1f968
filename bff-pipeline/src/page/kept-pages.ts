import type { Context } from 'hono'
import type { CityCopy } from '@portal/core/city'
import { lastsUntil } from '../city-copy.ts'
import { problemOf } from '../reply/problems.ts'
import { errorLine, log } from '../request/log.ts'
import type { PipelineEnv, RequestState } from '../request/request-state.ts'
import { keepNewest } from './keep-newest.ts'
import { cut, fill, type Pieces, withMarks } from './page-pieces.ts'
import { askVersion, versionKnown } from './public-version.ts'
import { findShared, type MarkedPage, type PageSource, share } from './shared-pages.ts'

interface KeptPage extends Omit<MarkedPage, 'marked'> {
  readonly pieces: Pieces
  readonly version: number
  readonly copy: CityCopy
}

/** Of this isolate; the oldest go first. */
const kept = new Map<string, KeptPage>()
const mostPages = 300
/** In characters; a page has some 60,000. */
const longest = 300_000

/** The cookies that a kept page may depend on: who has another is shown their own page. */
const known = new Set(['language', 'sheet'])

/** What an app says of its pages. */
export interface AppPages {
  /** The app's whole sheet, which a visitor's cookie may name. */
  readonly stylesheets: readonly string[]
  /** Paths of pages that are the same for everyone without an account: the worker keeps them. */
  readonly isKept: (path: string) => boolean
  /** Further addresses of such pages, path and query, which only a browser keeps. */
  readonly isKeptByBrowsers: (address: string) => boolean
}

/** A page is read, and no one has logged in. */
export function isAskedByAnyone({ req, var: { state } }: Context<PipelineEnv>): boolean {
  return (
    req.method === 'GET' &&
    state.actor.kind === 'anonymous' &&
    state.preview === null &&
    state.session.change === null
  )
}

/**
 * What the page depends on; null for a visitor who is shown their own, and for addresses with a query: those
 * are as many as one likes.
 */
export function keptKey(c: Context<PipelineEnv>, { isKept, stylesheets }: AppPages): string | null {
  const { state } = c.var
  const { origin, pathname, search } = new URL(c.req.url)
  if (search !== '' || !isKept(pathname) || !isAskedByAnyone(c)) return null
  if (c.req.header('authorization') !== undefined || c.env.ENVIRONMENT === 'development')
    return null
  const cookies = (c.req.header('cookie') ?? '').split(';').map((one) => one.trim())
  const names = cookies.map((one) => one.split('=', 1)[0] ?? '').filter((name) => name !== '')
  if (names.some((name) => !known.has(name))) return null
  const isStyled = stylesheets.some((sheet) => cookies.includes(`sheet=${sheet}`))
  return [origin, pathname, state.language, isStyled].join('\n')
}

function keep(key: string, page: KeptPage): KeptPage {
  keepNewest(kept, key, page, mostPages)
  return page
}

/** What this isolate or another one of this place made, if it still holds. */
async function find(state: RequestState, key: string, copy: CityCopy): Promise<KeptPage | null> {
  const page = kept.get(key)
  const isUsable = page !== undefined && page.until > Date.now()
  const version = versionKnown(state) ?? (isUsable ? await askVersion(state) : null)
  if (version === null) return null
  if (isUsable && page.version === version) return page
  const source = { key, version, copy }
  const shared = await findShared(state.env, source)
  return shared && keep(key, { ...shared, version, copy, pieces: cut(shared.marked) })
}

/** Since when a visitor's request makes a page. */
const making = new Map<string, number>()
/** Then the others make their own: the first one's request may be gone. */
const longestWaitMs = 1000

/** One request may not wait for another's work in a worker, so it looks again and again. */
async function untilMade(key: string): Promise<void> {
  const started = making.get(key)
  if (started === undefined) return
  while (making.get(key) === started && performance.now() - started < longestWaitMs) {
    // oxlint-disable-next-line no-await-in-loop -- it waits
    await new Promise((resolve) => void setTimeout(resolve, 5))
  }
}

interface Making {
  readonly key: string
  readonly nonce: string
  readonly render: () => Promise<Response>
}

/** The kept page, or a new one. While the database is down, the last page is better than none. */
export async function keptOr(state: RequestState, page: Making): Promise<Response> {
  try {
    return await newest(state, page)
  } catch (error) {
    const last = kept.get(page.key)
    if (!last || problemOf(error).status !== 503) throw error
    log('warn', 'old page shown', { requestId: state.requestId, ...errorLine(error) })
    return answer(last, page.nonce)
  }
}

/** Of many who ask at once one makes it. */
async function newest(state: RequestState, page: Making): Promise<Response> {
  const { key, nonce } = page
  const copy = await state.copy()
  const first = await find(state, key, copy)
  if (first) {
    // It was made of an older copy of the city's settings, and may be shown until that copy's end.
    if (first.copy !== copy && !making.has(key))
      state.afterwards(async () => void (await make(state, page)))
    return answer(first, nonce)
  }
  if (making.has(key)) {
    await untilMade(key)
    const made = await find(state, key, copy)
    if (made) return answer(made, nonce)
  }
  return make(state, page)
}

async function make(state: RequestState, { key, nonce, render }: Making): Promise<Response> {
  making.set(key, performance.now())
  try {
    const copy = await state.copy()
    // Before the page's own reads, with which it goes: the page is at least as new.
    const asked = askVersion(state).catch(() => null)
    const page = await render()
    const version = await asked
    const isForAll =
      page.status === 200 &&
      !page.headers.has('set-cookie') &&
      state.notes.cookies.length === 0 &&
      state.notes.formTarget === null
    if (!isForAll || version === null) return page
    return await keepMade(state, { key, nonce, version, copy }, page)
  } finally {
    making.delete(key)
  }
}

async function keepMade(
  state: RequestState,
  source: PageSource & { readonly nonce: string },
  page: Response,
): Promise<Response> {
  const { key, nonce, version, copy } = source
  const text = await page.text()
  const headers = [...page.headers]
  if (text.length <= longest) {
    const marked = withMarks(text, nonce)
    const until = lastsUntil(state.env, copy)
    keep(key, { headers, until, version, copy, pieces: cut(marked) })
    state.afterwards(() => share(state.env, source, { headers, until, marked }))
  }
  return new Response(text, { status: page.status, headers })
}

function answer({ headers, pieces }: KeptPage, nonce: string): Response {
  const page = new Response(fill(pieces, nonce))
  for (const [name, value] of headers) page.headers.set(name, value)
  return page
}
