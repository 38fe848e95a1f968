import { listUndelivered } from '@portal/openapi/admin-client/deliveries'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

/** A delivery that was given up. */
export type Undelivered = components['schemas']['Undelivered']

/** A page of them; `before` is where it begins, nothing for the latest. */
export const undeliveredQuery = (before: string | undefined) =>
  query(
    listUndelivered,
    { query: before === undefined ? {} : { before } },
    // Something may have failed since, or gone out again.
    { staleTime: 0 },
  )
