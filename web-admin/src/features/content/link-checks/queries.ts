import { listBrokenLinks } from '@portal/openapi/admin-client/link-checks'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type BrokenLink = components['schemas']['BrokenLink']

/** The scheduler changes them too: each visit reads them in its loader. */
export const brokenLinksQuery = () =>
  query(listBrokenLinks, {}, { staleTime: 0, refetchOnMount: false })
