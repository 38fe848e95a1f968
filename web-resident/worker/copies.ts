import type { Language } from '@portal/core/kernel/rules'
import { servicesAddress } from '../src/device/kept-services.ts'
import { entryIn, isSearch, withNonce } from '../src/device/page-text.ts'
import { outdatedAssets } from './assets.ts'
import { release, scope } from './scope.ts'

/** Shown at once, to visitors. Gone when a person logs in or chooses another language. */
const pagesName = `pages-${release.id}`
/** Shown only without a network, to everyone. */
const laterName = `later-${release.id}`

const mostPages = 30
/** Of them what searches found, which are as many pages as one likes. */
const mostSearches = 10
const dayMs = 86_400_000
const longestMs = 7 * dayMs

/** Without a network these work whether or not the visitor opened them before. */
const laterPaths = ['/on_this_device', '/report']

/** What is asked for. */
interface Page {
  readonly path: string
  readonly title: string
  readonly language: string
}

export interface Copy {
  readonly page: Page
  readonly html: string
  readonly headers: Headers
  readonly keptAt: Date
  /** May be shown before the network is asked. */
  readonly isAtOnce: boolean
}

/** Its headers that say how a page is shown. */
const headersKept = [
  'content-type',
  'content-language',
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-content-type-options',
  'x-frame-options',
]

/** The server's word that a page is the same for everyone without an account (bff-pipeline/src/page/page.ts). */
export const isForEveryone = ({ headers, status }: Response): boolean =>
  status === 200 && headers.get('page-for') === 'everyone'

// A person may log in while a page is on its way.
let times = 0

/**
 * Fetches the page as a person without an account would: without cookies, so that no copy can hold
 * what is one person's.
 */
async function fetchCopy({ path, title, language }: Page): Promise<Response | null> {
  const before = times
  const answer = await fetch(path, {
    credentials: 'omit',
    redirect: 'manual',
    headers: { 'page-language': language },
  })
  if (!isForEveryone(answer) || answer.headers.get('content-language') !== language) return null
  const html = await answer.text()
  if (!release.entries.includes(entryIn(html))) {
    // A newer release: its worker keeps its pages.
    await scope.registration.update()
    return null
  }
  const headers = headersKept.flatMap((name): [string, string][] => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  if (before !== times) return null
  return new Response(html, {
    headers: [
      ...headers,
      ['kept-at', new Date().toISOString()],
      ['kept-title', encodeURIComponent(title)],
    ],
  })
}

async function copyIn(name: string, path: string): Promise<Copy | null> {
  const found = await caches.match(path, { cacheName: name })
  const at = found?.headers.get('kept-at')
  if (!found || !at) return null
  const { headers } = found
  const keptAt = new Date(at)
  const page = {
    path,
    title: decodeURIComponent(headers.get('kept-title') ?? ''),
    language: headers.get('content-language') ?? '',
  }
  const isAtOnce = name === pagesName && Date.now() - keptAt.getTime() < dayMs
  return { page, html: await found.text(), headers, keptAt, isAtOnce }
}

export const findCopy = async (path: string): Promise<Copy | null> =>
  (await copyIn(pagesName, path)) ?? copyIn(laterName, path)

/** Each showing has its own nonce. */
export function answerOf({ html, headers }: Copy): Response {
  const own = new Headers(headers)
  const policy = own.get('content-security-policy') ?? ''
  const renewed = withNonce(html, policy, crypto.randomUUID())
  own.set('content-security-policy', renewed.policy)
  return new Response(renewed.html, { headers: own })
}

/** Keeps a page that is for everyone, unless there is a copy of today. */
export async function keep(page: Page): Promise<void> {
  const copy = await copyIn(pagesName, page.path)
  if (!copy?.isAtOnce || copy.page.language !== page.language) await renew(page)
}

export async function renew(page: Page): Promise<void> {
  const answer = await fetchCopy(page)
  const pages = await caches.open(pagesName)
  await pages.delete(page.path)
  if (!answer) return
  await pages.put(page.path, answer)
  const kept = await pages.keys()
  const searches = kept.filter(({ url }) => isSearch(new URL(url)))
  const old = [...kept.slice(0, -mostPages), ...searches.slice(0, -mostSearches)]
  for (const request of kept.slice(-mostPages)) {
    // oxlint-disable-next-line no-await-in-loop -- thirty at most, behind a page at rest
    const at = (await pages.match(request))?.headers.get('kept-at') ?? ''
    if (Date.now() - Date.parse(at) > longestMs) old.push(request)
  }
  await Promise.all(old.map((request) => pages.delete(request)))
}

/** What works without a network, once a day and for each language. */
export async function keepForLater(language: Language): Promise<void> {
  const later = await caches.open(laterName)
  await Promise.all(
    laterPaths.map(async (path) => {
      const copy = await copyIn(laterName, path)
      const isNew = copy !== null && Date.now() - copy.keptAt.getTime() < dayMs
      if (isNew && copy.page.language === language) return
      const answer = await fetchCopy({ path, title: '', language })
      if (!answer) return
      await later.put(path, answer)
      if (path === '/report') await keepServices(later, language)
    }),
  )
}

/** Which problems can be reported, and what each form asks. */
async function keepServices(later: Cache, language: string): Promise<void> {
  const answer = await fetch(servicesAddress, {
    credentials: 'omit',
    headers: { 'accept-language': language },
  })
  if (answer.ok) await later.put(servicesAddress, answer)
}

export async function dropPages(): Promise<void> {
  times += 1
  await caches.delete(pagesName)
}

/** Copies of other releases, whose scripts this one does not have. */
export async function dropRest(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter(
    (name) => /^(?:pages|later)-/.test(name) && name !== pagesName && name !== laterName,
  )
  await Promise.all([...others, ...outdatedAssets(names)].map((name) => caches.delete(name)))
}
