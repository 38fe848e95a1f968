import { createFileRoute } from '@tanstack/react-router'
import { ContentListScreen } from '../features/content/content-editing/content-list-screen.tsx'
import { contentSearchOf } from '../features/content/content-editing/content-search.ts'
import { contentListQuery } from '../features/content/content-editing/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/materials/')({
  validateSearch: contentSearchOf,
  loaderDeps: ({ search }) => contentSearchOf({ ...search }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(contentListQuery('material', loader.deps))
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Content.material'),
  component: List,
})

function List() {
  return <ContentListScreen kind="material" search={contentSearchOf({ ...Route.useSearch() })} />
}
