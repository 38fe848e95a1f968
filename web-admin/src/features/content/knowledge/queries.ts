import { listArticleFeedback } from '@portal/openapi/admin-client/knowledge'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type ArticleComplaints = components['schemas']['ArticleComplaints']

/** Of one article, or of all. */
export const articleFeedbackQuery = (articleId?: string) =>
  query(listArticleFeedback, { query: articleId ? { articleId } : {} })
