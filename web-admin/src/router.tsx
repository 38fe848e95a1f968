import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { createCall, createQueryClient } from '@portal/web-ui/api'
import type { PageData } from '@portal/web-ui/page-data'
import { PendingScreen } from '@portal/web-ui/pending-screen'
import { parseSearch, stringifySearch } from '@portal/web-ui/search-params'
import type { Texts } from '@portal/web-ui/texts'
import { MissingScreen } from './parts/missing-screen.tsx'
import { routeTree } from './routeTree.gen.ts'

export interface RouterParts {
  readonly page: PageData
  readonly texts: Texts
  readonly completeTexts?: () => Promise<void>
  readonly nonce?: string
  readonly origin?: string
  readonly fetch?: (request: Request) => Promise<Response>
}

export function makeRouter({ page, texts, nonce, origin, fetch, ...parts }: RouterParts) {
  const call = createCall({
    language: page.language,
    ...(origin === undefined ? {} : { origin }),
    ...(fetch ? { fetch } : {}),
  })
  const queryClient = createQueryClient(call, 1)
  // On the server every text is there.
  const completeTexts = parts.completeTexts ?? (() => Promise.resolve())
  const router = createRouter({
    routeTree,
    context: { call, queryClient, texts, page, completeTexts },
    parseSearch,
    stringifySearch,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    defaultNotFoundComponent: MissingScreen,
    defaultPendingComponent: PendingScreen,
    scrollRestoration: true,
    ...(nonce ? { ssr: { nonce } } : {}),
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  return { router, queryClient }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>['router']
  }
}
