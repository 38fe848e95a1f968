import { Alerts } from './features/content/alerts/alerts.tsx'
import { accountMenu } from './features/shell/account-menu/account-menu.tsx'
import type { AccountMenu } from './router-context.ts'

/** What every page of whoever is signed in has: their menu, and what the city announces to them. */
export const signedIn: AccountMenu = {
  ...accountMenu,
  Menu: () => (
    <>
      <accountMenu.Menu />
      <Alerts />
    </>
  ),
}
