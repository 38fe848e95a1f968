import { z } from '@hono/zod-openapi'
import { feedbackLimits } from '@portal/core/knowledge/rules'
import { json, operations } from '../../contract.ts'

const ArticleComplaints = z
  .strictObject({
    id: z.uuid(),
    title: z.string(),
    titleEs: z.string().nullable(),
    helped: z.int(),
    failed: z.int(),
    changedAt: z.iso.datetime(),
    reasons: z
      .array(
        z.strictObject({
          text: z.string(),
          language: z.enum(['en', 'es']),
          at: z.iso.datetime(),
        }),
      )
      .max(feedbackLimits.reasons),
  })
  .openapi('ArticleComplaints')

export const knowledge = operations('Content', {
  listArticleFeedback: {
    access: 'staff',
    method: 'get',
    path: '/article-feedback',
    summary: 'List the articles that did not help, with what people missed',
    request: {
      query: z.object({
        articleId: z.uuid().optional().openapi({ description: 'Only this article.' }),
      }),
    },
    responses: {
      200: json(
        z.array(ArticleComplaints).max(feedbackLimits.page),
        'Since each was last changed; those with most complaints come first.',
      ),
    },
  },
})
