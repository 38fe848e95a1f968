import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { listMembers, listOwnOrganizations } from '@portal/openapi/resident-client/organizations'
import { query } from '@portal/web-ui/api'
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

/**
 * Loads the members of the selected organization as well, and with them how it pays; the screen itself says
 * when the members cannot be loaded.
 */
export async function loadManagement(
  context: Loading,
  loadPayments: (context: Loading) => Promise<unknown>,
): Promise<void> {
  const { selectedOrganizationInfo: selected } = await loadOwnOrganizations(context)
  const { queryClient } = context
  if (!selected) return
  await Promise.all([
    // The screen asks again and says so when it fails once more.
    queryClient
      .query(query(listMembers, { query: { organizationId: selected.Id } }))
      .catch(() => undefined),
    loadPayments(context),
  ])
}
