import { Alerts } from './features/content/alerts/alerts.tsx'
import { accountMenu } from './features/shell/account-menu/account-menu.tsx'
import type { AccountMenu } from './router-context.ts'

/** On every page of a logged-in person: menu and alerts. */
export const signedIn: AccountMenu = {
  ...accountMenu,
  Menu: () => (
    <>
      <accountMenu.Menu />
      <Alerts />
    </>
  ),
}
