import { listSlowdowns } from '@portal/openapi/admin-client/rate-limits'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type Slowdown = components['schemas']['Slowdown']

export const slowdownsQuery = () =>
  query(
    listSlowdowns,
    {},
    {
      // It may be happening right now.
      staleTime: 0,
    },
  )
