import { createFileRoute } from '@tanstack/react-router'
import { useApp } from '@portal/web-ui/use-app'
import { NewContentScreen } from '../features/content/content-editing/new-content-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { todayIn } from '../parts/today-in.ts'

export const Route = createFileRoute('/news_posts/new')({
  head: ({ match: { context } }) => documentTitle(context, 'Content.news-postNew'),
  component: New,
})

function New() {
  const { timeZone } = useApp().page.settings
  return <NewContentScreen kind="news-post" first={{ showOn: todayIn(timeZone) }} />
}
