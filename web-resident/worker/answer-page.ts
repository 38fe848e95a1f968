import { carriedIn, isKeepable, saysSame } from '../src/device/page-text.ts'
import type { FromWorker } from '../src/device/words.ts'
import { answerOf, type Copy, dropPages, findCopy, isForEveryone, renew } from './copies.ts'
import { scope } from './scope.ts'

/** Not a file, nor a frame in one of our pages. */
export const isPage = ({ destination }: Request, { pathname }: URL): boolean =>
  destination === 'document' && !/^\/(?:api|media|files|text-preview)\b|\.\w+$/.test(pathname)

/**
 * A page from its copy at once, if there is one of today, renewed behind it. Any other from the network, which was
 * asked before this worker started (navigation preload). Without a network, from any copy, or what
 * this device has.
 */
export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const { preloadResponse, request, resultingClientId } = event
  const fromNetwork = async (): Promise<Response> =>
    // Typed as any: undefined where there is no preload.
    ((await preloadResponse) as Response | undefined) ?? fetch(request)
  const copy = isKeepable(url) ? await findCopy(url.pathname + url.search) : null
  // A reload wants the newest.
  if (copy?.isAtOnce && request.cache === 'default') {
    event.waitUntil(compare(resultingClientId, copy, fromNetwork))
    return answerOf(copy)
  }
  try {
    return await fromNetwork()
  } catch {
    return withoutNetwork(event, url, copy)
  }
}

async function withoutNetwork(event: FetchEvent, url: URL, copy: Copy | null): Promise<Response> {
  if (copy) {
    const keptAt = copy.keptAt.toISOString()
    event.waitUntil(tell(event.resultingClientId, { kind: 'offline', keptAt }))
    return answerOf(copy)
  }
  // The list of problems is kept, and leads on to this one's form.
  const service = url.searchParams.get(url.pathname === '/report' ? 'id' : 'activityId')
  if (service !== null && /^\/(?:report|activity\/start)$/.test(url.pathname))
    return Response.redirect(`/report#${service}`)
  const list = await findCopy('/on_this_device')
  return list ? Response.redirect(`/on_this_device#${url.pathname}${url.search}`) : Response.error()
}

async function tell(clientId: string, words: FromWorker): Promise<void> {
  const client = await scope.clients.get(clientId)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- within this origin there is none
  client?.postMessage(words)
}

/** Asks the server for the page that was shown from a copy, and says what differs. */
async function compare(
  clientId: string,
  copy: Copy,
  fromNetwork: () => Promise<Response>,
): Promise<void> {
  let answer: Response
  try {
    answer = await fromNetwork()
  } catch {
    return tell(clientId, { kind: 'offline', keptAt: copy.keptAt.toISOString() })
  }
  // The copy is better than an error.
  if (answer.status >= 500 || answer.status === 429) return
  if (!isForEveryone(answer) || answer.headers.get('content-language') !== copy.page.language) {
    await dropPages()
    return tell(clientId, { kind: 'replaced' })
  }
  const html = await answer.text()
  if (saysSame(copy.html, html)) return
  await renew(copy.page)
  await tell(clientId, { kind: 'renewed', carried: carriedIn(html) })
}
