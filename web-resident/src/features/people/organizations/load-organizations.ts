import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { listMembers, listOwnOrganizations } from '@portal/openapi/resident-client/organizations'
import { query } from '@portal/web-ui/api'
import type { RouterContext } from '../../../router-context.ts'

type Loading = Pick<RouterContext, 'queryClient'>

export async function loadOwnOrganizations({ queryClient }: Loading) {
  const [user] = await Promise.all([
    queryClient.query(query(getCurrentUser)),
    queryClient.query(query(listOwnOrganizations)),
  ])
  return user
}

/** With members and payment settings; the screen itself reports failures. */
export async function loadManagement(
  context: Loading,
  loadPayments: (context: Loading) => Promise<unknown>,
): Promise<void> {
  const { selectedOrganizationInfo: selected } = await loadOwnOrganizations(context)
  const { queryClient } = context
  if (!selected) return
  await Promise.all([
    // The screen retries and reports a second failure.
    queryClient
      .query(query(listMembers, { query: { organizationId: selected.Id } }))
      .catch(() => undefined),
    loadPayments(context),
  ])
}
