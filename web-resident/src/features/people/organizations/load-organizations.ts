import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { listMembers, listOwnOrganizations } from '@portal/openapi/resident-client/organizations'
import { query } from '@portal/web-ui/api'
import { loadPaymentSettings } from '../../../autopay/load-payment-settings.ts'
import type { RouterContext } from '../../../router-context.ts'

type Loading = Pick<RouterContext, 'queryClient'>

/** Loads who asks, and the organizations they belong to. */
export async function loadOwnOrganizations({ queryClient }: Loading) {
  const [user] = await Promise.all([
    queryClient.query(query(getCurrentUser)),
    queryClient.query(query(listOwnOrganizations)),
  ])
  return user
}

/** Loads the members of the selected organization as well; the screen itself says when that fails. */
export async function loadManagement(context: Loading): Promise<void> {
  const { selectedOrganizationInfo: selected } = await loadOwnOrganizations(context)
  const { queryClient } = context
  if (!selected) return
  await Promise.all([
    // The screen asks again and says so when it fails once more.
    queryClient
      .query(query(listMembers, { query: { organizationId: selected.Id } }))
      .catch(() => undefined),
    loadPaymentSettings(context),
  ])
}
