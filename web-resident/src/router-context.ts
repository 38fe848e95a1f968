import type { ComponentType } from 'react'
import type { Visitor } from '@portal/core/services/rules'
import type { RouterContext as EveryRouterContext } from '@portal/web-ui/use-app'

/** The menu of whoever is signed in, which only their pages fetch. */
export interface AccountMenu {
  readonly Menu: ComponentType
  /** Loads what it shows, beside the data of the page. */
  readonly load: (context: Pick<RouterContext, 'page' | 'queryClient'>) => Promise<void>
}

/** What every loader and guard of the app is given. */
export interface RouterContext extends EveryRouterContext {
  /** Who looks, as the start of a service asks. */
  readonly visitor: Visitor
  /** Null for a visitor. */
  readonly accountMenu: AccountMenu | null
}
