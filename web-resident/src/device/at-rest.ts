import { hydrate, type QueryClient } from '@tanstack/react-query'
import { textsAddress } from '@portal/web-ui/complete-texts'
import type { Carried, PageData } from '@portal/web-ui/page-data'
import { deviceFacts } from './device-database.ts'
import { DeviceNotices } from './device-notices.tsx'
import { keepViews } from './keep-views.ts'
import { noteOwner, watchReports } from './kept-of-owner.ts'
import { showNotices } from './late-notices.tsx'
import { setOffline } from './offline-store.ts'
import { isKeepable } from './page-text.ts'
import type { FromWorker, ToWorker } from './words.ts'

declare global {
  interface Window {
    /** What the service worker said before this script ran (web-ui/src/app/boot-script.ts). */
    fromWorker?: FromWorker[]
  }
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Listens to the service worker, and has it keep what the next visit and no network need. */
export function atRest(page: PageData, queryClient: QueryClient): void {
  showNotices(DeviceNotices)
  const typed = watchTyping()
  // Then the page is a visitor's, also where a person is logged in.
  let isCopy = !navigator.onLine
  const hear = (said: FromWorker) => {
    if (said.kind === 'offline') {
      isCopy = true
      return setOffline(said.keptAt)
    }
    const isNew = said.kind === 'replaced' || !isShown(said.carried, page, queryClient)
    // The next page is new in any case.
    if (isNew && !typed()) location.reload()
  }
  window.fromWorker?.forEach(hear)
  // Written by our own worker.
  navigator.serviceWorker.addEventListener('message', ({ data }) => hear(data as FromWorker))
  addEventListener('online', () => {
    setOffline(null)
    void queryClient.refetchQueries({ type: 'active' })
  })
  if (navigator.connection?.saveData !== true) void prepare(page)
  void ownDevice(isCopy ? null : page.viewer, queryClient)
}

/** Notes whose device it is, as far as the server says so with this page, and keeps what is theirs. */
async function ownDevice(
  viewer: PageData['viewer'] | null,
  queryClient: QueryClient,
): Promise<void> {
  if (viewer === null) return watchReports((await deviceFacts.find('owner'))?.userId ?? null)
  await noteOwner(viewer.userId)
  if (viewer.userId !== null) keepViews(queryClient)
  watchReports(viewer.userId)
}

/** Shows what the page carries by now; returns whether that is all that changed. */
function isShown(carried: string, page: PageData, queryClient: QueryClient): boolean {
  // Our own server wrote it, in this build.
  const now = JSON.parse(carried) as Carried
  if (JSON.stringify(now.page) !== JSON.stringify(page)) return false
  // A page that the server rendered once may be as old as the copy; what it says now counts.
  const dataUpdatedAt = Date.now()
  const queries = now.queries.queries.map((one) => ({
    ...one,
    state: { ...one.state, dataUpdatedAt },
  }))
  hydrate(queryClient, { ...now.queries, queries })
  return true
}

/** Whether the person typed or chose something on this page, or is about to. */
function watchTyping(): () => boolean {
  let hasTyped = [...document.querySelectorAll('input, textarea')].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.value !== field.defaultValue,
  )
  addEventListener('input', () => (hasTyped = true), { once: true, capture: true })
  return () => hasTyped || document.activeElement?.matches('input, textarea, select') === true
}

async function prepare({ language, textsVersion, viewer }: PageData): Promise<void> {
  await navigator.serviceWorker.register('/worker.js')
  const { active } = await navigator.serviceWorker.ready
  const { pathname, search } = location
  const isVisitor = viewer.userId === null
  const said: ToWorker = {
    path: isKeepable(location) ? pathname + search : null,
    title: document.title,
    language,
    isVisitor,
    texts: textsAddress({ language, textsVersion }),
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- within this origin there is none
  active?.postMessage(said)
}
