import { createFileRoute } from '@tanstack/react-router'
import { ContentListScreen } from '../features/content/content-editing/content-list-screen.tsx'
import { contentSearchOf } from '../features/content/content-editing/content-search.ts'
import { contentListQuery } from '../features/content/content-editing/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/news_posts/')({
  validateSearch: contentSearchOf,
  loaderDeps: ({ search }) => contentSearchOf({ ...search }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(contentListQuery('news-post', loader.deps))
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Content.news-post'),
  component: List,
})

function List() {
  return <ContentListScreen kind="news-post" search={contentSearchOf({ ...Route.useSearch() })} />
}
