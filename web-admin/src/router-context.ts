import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '@portal/web-ui/api'
import type { PageData } from '@portal/web-ui/page-data'
import type { Texts } from '@portal/web-ui/texts'

/** What every loader and guard of the app is given. */
export interface RouterContext {
  readonly call: Call
  readonly queryClient: QueryClient
  readonly texts: Texts
  readonly page: PageData
  /** Resolves once every text is there, not just those that the first page carried. */
  readonly completeTexts: () => Promise<void>
}
