import { createFileRoute } from '@tanstack/react-router'
import { FeedbackScreen } from '../features/content/knowledge/feedback-screen.tsx'
import { articleFeedbackQuery } from '../features/content/knowledge/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/article_feedback')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(articleFeedbackQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'ArticleFeedback.Title'),
  component: FeedbackScreen,
})
