import type { RecordType } from '@portal/core/requests/rules'
import { getRequest, getRequestStatus } from '@portal/openapi/resident-client/tracking'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'
import type { StatusLink } from './status-link.ts'

export type RequestItem = components['schemas']['RequestItem']

export type RequestDetail = components['schemas']['RequestDetail']

export const requestQuery = ({ id, type }: { type: string; id: string }) =>
  // The route admits only these types (open-request.ts).
  query(getRequest, { path: { id, type: type as RecordType } }, { retry: false })

/** By the link in a guest's mail. */
export const requestStatusQuery = ({ id, as, follower, signature }: StatusLink) =>
  query(
    getRequestStatus,
    { path: { id }, query: { as, ...(follower !== undefined && { follower }), signature } },
    { retry: false },
  )
