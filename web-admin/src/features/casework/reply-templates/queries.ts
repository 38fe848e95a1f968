import { listReplyTemplates } from '@portal/openapi/admin-client/reply-templates'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type ReplyTemplate = components['schemas']['ReplyTemplate']

/** Others change them too: each visit reads them in its loader. */
export const templatesQuery = () =>
  query(listReplyTemplates, {}, { staleTime: 0, refetchOnMount: false })
