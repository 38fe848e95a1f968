import { useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import {
  listMembers,
  removeMember,
  setMemberRole,
  verifyMember,
} from '@portal/openapi/resident-client/organizations'
import { ApiError, keyOf } from '@portal/web-ui/api'
import { showToast, type ToastKind } from '@portal/web-ui/toast-store'
import { useApp } from '@portal/web-ui/use-app'
import type { Member } from './queries.ts'

/** Errors with their own text; any other shows as a failure. */
const refusals = [
  'Organization.AlreadyApproved',
  'Organization.LastManager',
  'Organization.ManagersOnly',
  'Organization.NotApproved',
  'Organization.NotOneself',
] as const satisfies readonly TextKey[]

/** A manager's decisions about members; each reloads the list. */
export function useDecisions(organizationId: string) {
  const { call, queryClient } = useApp()
  const [isBusy, setBusy] = useState(false)

  async function decide(
    decision: () => Promise<unknown>,
    success: ToastKind,
    failure: TextKey,
  ): Promise<void> {
    setBusy(true)
    try {
      await decision()
      showToast(success)
    } catch (error) {
      const refusal = refusals.find((code) => error instanceof ApiError && error.code === code)
      showToast('Error', { text: refusal ?? failure })
    }
    // The list may have changed either way.
    await queryClient.invalidateQueries({
      queryKey: keyOf(listMembers, { query: { organizationId } }),
    })
    setBusy(false)
  }

  return {
    isBusy,
    approve: ({ UserId: userId }: Member) =>
      decide(
        () => call(verifyMember, { body: { userId, organizationId } }),
        'SuccessUpdate',
        'Organization.CouldNotVerifyOrganizationMemberError',
      ),
    remove: ({ UserId: userId }: Member) =>
      decide(
        () => {
          const query = { userId, organizationId }
          return call(removeMember, { query })
        },
        'SuccessRemove',
        'Organization.CouldNotRemoveOrganizationMemberError',
      ),
    setRole: ({ UserId: userId }: Member, role: 'manager' | 'member') =>
      decide(
        () => {
          const body = { userId, organizationId, role }
          return call(setMemberRole, { body })
        },
        'SuccessUpdate',
        'Toast.error-update',
      ),
  }
}
