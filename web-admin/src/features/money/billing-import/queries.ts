import { getBatch, listBatches } from '@portal/openapi/admin-client/billing-import'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type ListedBatch = components['schemas']['ListedBillingBatch']
export type Batch = components['schemas']['BillingBatch']

// The billing system sends at any time: each visit reads them in its loader.
const fresh = { staleTime: 0, refetchOnMount: false } as const

export const batchesQuery = () => query(listBatches, {}, fresh)

export const batchQuery = (batchId: string) => query(getBatch, { path: { batchId } }, fresh)
