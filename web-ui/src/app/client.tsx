import { hydrate, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createTexts, type Texts } from '../texts/index.tsx'
import { restOfTexts } from './complete-texts.ts'
import { type Carried, carriedElementId, type PageData } from './page-data.ts'

export interface ClientRouterParts {
  readonly page: PageData
  readonly texts: Texts
  /** Fetches the texts that the page did not carry; waits only the first time. */
  readonly completeTexts: () => Promise<void>
}

function readCarried(): Carried {
  const text = document.getElementById(carriedElementId)?.textContent
  if (!text) throw new Error('the page carries no data')
  // Written by our own server in this build.
  return JSON.parse(text) as Carried
}

/** Hydrates the server's page in small steps, so that input is answered first. */
export async function startApp(
  createRouter: (parts: ClientRouterParts) => { router: AnyRouter; queryClient: QueryClient },
): Promise<void> {
  await nextTask()
  const { page, texts: resources, dates, queries } = readCarried()
  const { complete: completeTexts, rest } = restOfTexts(page, () => texts)
  const texts: Texts = createTexts(page.language, resources, { rest, dates })
  await nextTask()
  const { router, queryClient } = createRouter({ page, texts, completeTexts })
  hydrate(queryClient, queries)
  followRelease(router)
  await nextTask()
  window.earlyPress?.heard()
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
  // Before the first dialog or navigation, which wait for them and show failures. Not before: reading
  // a third of a megabyte holds a phone up, and who only reads needs none of it.
  void window.firstUse?.then(completeTexts).catch(String)
}

/** A release takes the scripts of the one before away: then the server makes the page that is asked for. */
function followRelease(router: AnyRouter): void {
  addEventListener('vite:preloadError', () => {
    const { href } = router.latestLocation
    const isAsked = href !== router.state.resolvedLocation?.href
    if (isAsked && navigator.onLine) location.assign(href)
  })
}

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))
