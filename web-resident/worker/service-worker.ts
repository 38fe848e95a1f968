import { deviceFacts } from '../src/device/device-database.ts'
import { sendReports } from '../src/device/send-reports.ts'
import type { ToWorker } from '../src/device/words.ts'
import { answerPage, isPage } from './answer-page.ts'
import { fromCopy, isAsset, keepAssets, keepTexts } from './assets.ts'
import { dropPages, dropRest, keep, keepForLater } from './copies.ts'
import { showPush, openPush } from './pushes.ts'
import { type RouterRule, type RoutingInstall, scope } from './scope.ts'

// docs/offline.md says what is kept where, for how long, and what a release does.

scope.addEventListener('install', (event: RoutingInstall) => {
  // Browsers without it ask this worker about everything, which then stays out of the way.
  void event.addRoutes?.(straight)?.catch(String)
  event.waitUntil(keepAssets().then(() => scope.skipWaiting()))
})

/** What this worker has nothing to say about goes to the network without it. */
const straight: RouterRule[] = [
  { condition: { urlPattern: '/assets/*' }, source: 'cache' },
  { condition: { urlPattern: '/api/i18n/processed/*' }, source: 'cache' },
  {
    condition: {
      or: (['cors', 'no-cors', 'same-origin'] as const).map((requestMode) => ({
        requestMethod: 'GET',
        requestMode,
      })),
    },
    source: 'network',
  },
]

scope.addEventListener('activate', (event) => {
  const ready = Promise.all([dropRest(), scope.registration.navigationPreload?.enable()])
  event.waitUntil(ready.then(() => scope.clients.claim()))
})

/** Calls after which the person may be another. */
const changesSession = /^\/api\/(?:auth|signup|verify|users)\b/

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== scope.location.origin) return
  if (request.mode === 'navigate') {
    // A form without a script may log in or out; the other address chooses the language.
    if (request.method !== 'GET' || url.searchParams.has('lng')) event.waitUntil(dropPages())
    else if (isPage(request, url)) event.respondWith(answerPage(event, url))
  } else if (request.method !== 'GET') {
    if (changesSession.test(url.pathname)) event.waitUntil(dropPages())
  } else if (isAsset(url)) event.respondWith(fromCopy(request))
})

scope.addEventListener('message', (event) => {
  // Only our own pages can write to it.
  const said = event.data as ToWorker
  const { language, path, title, isVisitor } = said
  const keepAll = async () => {
    // Without a network, a kept page says so in the city's texts, which the page itself does not fetch.
    await keepTexts(said.texts).catch(String)
    await Promise.all([
      isVisitor && path !== null && keep({ path, title, language }),
      keepForLater(language),
    ])
  }
  event.waitUntil(Promise.all([keepAll(), !isVisitor && dropPages()]))
})

scope.addEventListener('push', (event) => event.waitUntil(showPush(event)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event)))

// Background Sync, newer than TypeScript's library.
scope.addEventListener('sync', (event) => {
  const owner = deviceFacts.find('owner').then((fact) => fact?.userId ?? null)
  // Rejects while there is still no network, so that the browser tries again.
  const sent = owner.then(sendReports)
  if (event instanceof ExtendableEvent) event.waitUntil(sent)
})
