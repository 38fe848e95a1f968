import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { guest, type Visitor } from '@portal/core/services/rules'
import { createCall, createQueryClient } from '@portal/web-ui/api'
import type { PageData, Viewer } from '@portal/web-ui/page-data'
import { PendingScreen } from '@portal/web-ui/pending-screen'
import { parseSearch, stringifySearch } from '@portal/web-ui/search-params'
import type { Texts } from '@portal/web-ui/texts'
import { ErrorScreen } from './parts/error-screen.tsx'
import { MissingScreen } from './parts/missing-screen.tsx'
import type { AccountMenu } from './router-context.ts'
import type { routeTree } from './routeTree.gen.ts'

export interface RouterParts {
  readonly page: PageData
  readonly texts: Texts
  readonly completeTexts?: () => Promise<void>
  readonly accountMenu: AccountMenu | null
  readonly nonce?: string
  readonly origin?: string
  readonly fetch?: (request: Request) => Promise<Response>
}

export type Routes = typeof routeTree

// Logged-in people have an email address.
const visitorOf = ({ userId, organizationId }: Viewer): Visitor =>
  userId === null
    ? guest
    : { isSignedIn: true, hasEmail: true, isPersonal: organizationId === null }

export function makeRouter(routes: Routes, parts: RouterParts) {
  const { page, texts, accountMenu, nonce, origin, fetch } = parts
  const call = createCall({
    language: page.language,
    ...(origin === undefined ? {} : { origin }),
    ...(fetch ? { fetch } : {}),
  })
  // The server does not retry: an error page is better than a slow one.
  const queryClient = createQueryClient(call, nonce === undefined ? 1 : false)
  // On the server every text is there.
  const completeTexts = parts.completeTexts ?? (() => Promise.resolve())
  const router = createRouter({
    routeTree: routes,
    context: {
      call,
      queryClient,
      texts,
      page,
      visitor: visitorOf(page.viewer),
      accountMenu: page.viewer.userId === null ? null : accountMenu,
      completeTexts,
    },
    parseSearch,
    stringifySearch,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: () => <MissingScreen />,
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
  interface HistoryState {
    /** The notice shown here, after it left the URL. */
    notice?: string
  }

  interface Register {
    router: ReturnType<typeof makeRouter>['router']
  }
}
