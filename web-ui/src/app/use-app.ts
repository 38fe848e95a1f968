import type { QueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Call } from '../api/index.ts'
import type { Texts } from '../texts/index.tsx'
import type { PageData } from './page-data.ts'

/** What every loader and guard of an app is given. */
export interface RouterContext {
  readonly call: Call
  readonly queryClient: QueryClient
  readonly texts: Texts
  readonly page: PageData
  /** Resolves once every text is there, not just those that the first page carried. */
  readonly completeTexts: () => Promise<void>
}

const root = getRouteApi('__root__')

/** What the whole app shares: the API, the city and its flags, the visitor. Each app registers its own type. */
export const useApp = () => root.useRouteContext()
