import { createFileRoute } from '@tanstack/react-router'
import { NewContentScreen } from '../features/content/content-editing/new-content-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/news_posts/new')({
  head: ({ match: { context } }) => documentTitle(context, 'Content.news-postNew'),
  component: New,
})

function New() {
  return <NewContentScreen kind="news-post" first={{}} />
}
