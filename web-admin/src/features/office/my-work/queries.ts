import { mayCall } from '@portal/core/access/rules'
import type { StaffRole } from '@portal/core/kernel/rules'
import { getMyWork } from '@portal/openapi/admin-client/my-work'
import { query } from '@portal/web-ui/api'
import { queueQuery } from '../../casework/case-queue/queries.ts'

// Others work on the same: each visit refetches, in its loader.
export const myWorkQuery = () => query(getMyWork, {}, { staleTime: 0, refetchOnMount: false })

/** The requests of the person who is logged in, most urgent first. */
export const nextQuery = () => queueQuery({ state: 'open', assignee: 'me' })

export const hasQueue = (roles: readonly StaffRole[]): boolean => mayCall(roles, 'listDeskRequests')
