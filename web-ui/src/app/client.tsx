import { hydrate, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createTexts, type Texts } from '../texts/index.tsx'
import { restOfTexts } from './complete-texts.ts'
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
  const { complete: completeTexts, rest } = restOfTexts(page, () => texts)
  const texts: Texts = createTexts(page.language, resources, { rest })
  await nextTask()
  const { router, queryClient } = createRouter({ page, texts, completeTexts })
  hydrate(queryClient, queries)
  await nextTask()
  window.earlyPress?.heard()
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
  // Ahead of the first dialog and the first navigation, which wait for them and say what goes wrong.
  void completeTexts().catch(String)
}

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))
