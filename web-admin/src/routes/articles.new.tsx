import { createFileRoute } from '@tanstack/react-router'
import { NewContentScreen } from '../features/content/content-editing/new-content-screen.tsx'
import { catalogueQuery } from '../parts/catalogue-query.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/articles/new')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(catalogueQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Content.articleNew'),
  component: New,
})

function New() {
  return <NewContentScreen kind="article" first={{}} />
}
