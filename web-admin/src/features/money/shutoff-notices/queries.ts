import type { NoticeFilter } from '@portal/core/shutoff-notices/rules'
import {
  getNoticeBatch,
  getNoticeTexts,
  listNoticeBatches,
} from '@portal/openapi/admin-client/shutoff-notices'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type NoticeBatch = components['schemas']['DelinquencyBatch']
export type Notice = components['schemas']['DelinquencyNotice']
export type VerifiedRow = components['schemas']['DelinquencyRow']
export type Verified = components['schemas']['VerifiedDelinquencies']
export type Texts = components['schemas']['DelinquencyTexts']

// People pay at any time: each visit reads them in its loader.
const fresh = { staleTime: 0, refetchOnMount: false } as const

export const noticeBatchesQuery = () => query(listNoticeBatches, {}, fresh)

export const noticeTextsQuery = () => query(getNoticeTexts, {}, fresh)

export interface BatchView {
  readonly filter: NoticeFilter
  /** The beginning of an account number; empty: all. */
  readonly account: string
  readonly page: number
  readonly size: number
}

export const noticeBatchQuery = (id: string, view: BatchView) =>
  query(getNoticeBatch, { path: { id }, query: view }, fresh)
