import { getLegistarSource } from '@portal/openapi/admin-client/legistar'
import { type Answer, query } from '@portal/web-ui/api'

export type LegistarSource = NonNullable<Answer<typeof getLegistarSource>['source']>
export type LegistarReport = NonNullable<LegistarSource['report']>
export type LegistarRecord = LegistarReport['records'][number]

/** The job changes it too: each visit reads it in its loader. */
export const legistarQuery = () =>
  query(getLegistarSource, {}, { staleTime: 0, refetchOnMount: false })
