import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import {
  listInvitations,
  listMembers,
  listOwnInvitations,
  listOwnOrganizations,
} from '@portal/openapi/resident-client/organizations'
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

/** With members, invitations, and what other features show here; the screen itself reports failures. */
export async function loadManagement(
  context: Loading,
  loadParts: (context: Loading) => Promise<unknown>,
): Promise<void> {
  const { queryClient } = context
  const [{ selectedOrganizationInfo: selected }] = await Promise.all([
    loadOwnOrganizations(context),
    queryClient.query(query(listOwnInvitations)),
  ])
  if (!selected) return
  await Promise.all([
    // The screen retries and reports a second failure.
    queryClient
      .query(query(listMembers, { query: { organizationId: selected.Id } }))
      .catch(() => undefined),
    queryClient.query(query(listInvitations, { query: { organizationId: selected.Id } })),
    loadParts(context),
  ])
}
