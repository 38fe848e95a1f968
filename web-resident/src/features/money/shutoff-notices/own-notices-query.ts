import { listOwnNotices } from '@portal/openapi/resident-client/shutoff-notices'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'
import type { BillingOwner } from '../utility-accounts/billing-history.ts'

export type OwnNotice = components['schemas']['ShutoffNotice']

export const ownNoticesQuery = (owner: BillingOwner) => query(listOwnNotices, { query: owner })
