import { loadPaymentSettings } from '../../autopay/load-payment-settings.ts'
import { currentUserQuery } from '../../parts/current-user.ts'
import { ownOrganizationsQuery } from '../../parts/own-organizations.ts'
import type { RouterContext } from '../../router-context.ts'
import { membersQuery } from './queries.ts'

type Loading = Pick<RouterContext, 'api' | 'queryClient'>

/** Loads who asks, and the organizations they belong to. */
export async function loadOwnOrganizations({ api, queryClient }: Loading) {
  const [user] = await Promise.all([
    queryClient.query(currentUserQuery(api)),
    queryClient.query(ownOrganizationsQuery(api)),
  ])
  return user
}

/** Loads the members of the selected organization as well; the screen itself says when that fails. */
export async function loadManagement(context: Loading): Promise<void> {
  const { selectedOrganizationInfo: selected } = await loadOwnOrganizations(context)
  const { api, queryClient } = context
  if (!selected) return
  await Promise.all([
    // The screen asks again and says so when it fails once more.
    queryClient.query(membersQuery(api, selected.Id)).catch(() => undefined),
    loadPaymentSettings(context),
  ])
}
