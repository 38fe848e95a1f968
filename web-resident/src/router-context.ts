import type { AnyRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Visitor } from '@portal/core/services/rules'
import type { RouterContext as EveryRouterContext } from '@portal/web-ui/use-app'

/** The account menu, and links that the app follows: loaded only for logged-in people. */
export interface AccountMenu {
  readonly follow: (router: AnyRouter) => () => void
  readonly Menu: ComponentType
  readonly load: (context: Pick<RouterContext, 'page' | 'queryClient'>) => Promise<void>
}

export interface RouterContext extends EveryRouterContext {
  readonly visitor: Visitor
  /** Null for a visitor. */
  readonly accountMenu: AccountMenu | null
}
