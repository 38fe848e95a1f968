import type { Flags } from '@portal/core/flags/rules'
import type { MenuItem } from '@portal/web-ui/administration-items'
import type { Viewer } from '@portal/web-ui/page-data'

/** Only a complete account has organizations and an inbox. */
export const hasOrganizations = ({ state }: Viewer): boolean =>
  state === 'full' || state === 'administrator'

/**
 * In the specification's order (admin section 2.1; resident section 2, header). Incomplete accounts
 * get links to what is missing; screens that are not built yet are omitted.
 */
export function menuItems(viewer: Viewer, flags: Flags): readonly MenuItem[] {
  const { state, organizationId } = viewer
  if (state === 'unverified') {
    return [{ path: '/account/verificationRequired', text: 'AccountMenu.ConfirmEmail' }]
  }
  if (state === 'no-contact') {
    return [{ path: '/account/create', text: 'AccountMenu.FinishAccount' }]
  }
  const items: readonly (MenuItem | false)[] = [
    { path: '/dashboard', text: 'SideMenu.Dashboard' },
    { path: '/in_progress', text: 'SideMenu.InProgress' },
    { path: '/completed_activities', text: 'SideMenu.Completed' },
    flags.EnableWaterBillHistoryPage && {
      path: '/payment/water-bill-payment-records',
      text: 'SideMenu.WaterBills',
    },
    { path: '/account', text: 'AccountMenu.ManageAccount' },
    organizationId === null
      ? { path: '/add_organization', text: 'AccountMenu.Organizations' }
      : { path: '/organization_management', text: 'AccountMenu.Organization' },
    organizationId !== null && { path: '/contractor_permits', text: 'Contractors.Link' },
    { path: '/messages', text: 'AccountMenu.Messages' },
    flags.EnableBoardsAndCommissions && {
      path: '/boards-and-commissions',
      text: 'SideMenu.Boards',
    },
  ]
  return items.filter((item) => item !== false)
}
