import { hydrate, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createTexts, type Texts } from '../texts/index.tsx'
import { textsCompleter } from './complete-texts.ts'
import { type Carried, carriedElementId, type PageData } from './page-data.ts'

/** What a router factory gets in the browser. */
export interface ClientRouterParts {
  readonly page: PageData
  readonly texts: Texts
  /** Fetches the texts that the page did not carry; waits only the first time. */
  readonly completeTexts: () => Promise<void>
}

function readCarried(): Carried {
  const text = document.getElementById(carriedElementId)?.textContent
  if (!text) throw new Error('the page carries no data')
  // Written by our own server for this very build.
  return JSON.parse(text) as Carried
}

/**
 * Takes over the page that the server rendered, step by step: what the visitor does in between is
 * answered first.
 */
export async function startApp(
  createRouter: (parts: ClientRouterParts) => { router: AnyRouter; queryClient: QueryClient },
): Promise<void> {
  await nextTask()
  const { page, texts: resources, queries } = readCarried()
  const texts = createTexts(page.language, resources)
  const completeTexts = textsCompleter(page, texts)
  await nextTask()
  const { router, queryClient } = createRouter({ page, texts, completeTexts })
  hydrate(queryClient, queries)
  await nextTask()
  window.earlyPress?.heard()
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
  // Ahead of the first navigation, which would wait for them; it reports what goes wrong.
  whenIdle(() => void completeTexts().catch(() => undefined))
}

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))

// Safari has no idle callback.
const whenIdle = (work: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2_000))
