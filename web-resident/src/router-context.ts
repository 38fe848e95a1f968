import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Visitor } from '@portal/core/services/rules'
import type { Call } from '@portal/web-ui/api'
import type { PageData } from '@portal/web-ui/page-data'
import type { Texts } from '@portal/web-ui/texts'

/** The menu of whoever is signed in, which only their pages fetch. */
export interface AccountMenu {
  readonly Menu: ComponentType
  /** Loads what it shows, beside the data of the page. */
  readonly load: (context: Pick<RouterContext, 'page' | 'queryClient'>) => Promise<void>
}

/** What every loader and guard of the app is given. */
export interface RouterContext {
  readonly call: Call
  readonly queryClient: QueryClient
  readonly texts: Texts
  readonly page: PageData
  /** Who looks, as the start of a service asks. */
  readonly visitor: Visitor
  /** Null for a visitor. */
  readonly accountMenu: AccountMenu | null
  /** Resolves once every text is there, not just those that the first page carried. */
  readonly completeTexts: () => Promise<void>
}
