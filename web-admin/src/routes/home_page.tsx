import { createFileRoute } from '@tanstack/react-router'
import { homePageId } from '@portal/core/home-page/rules'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { ContentScreen } from '../features/content/content-editing/content-screen.tsx'
import { itemSearchOf } from '../features/content/content-editing/content-search.ts'
import { HomePageFields } from '../features/content/content-editing/home-page-fields.tsx'
import { loadContent } from '../features/content/content-editing/load-content.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/home_page')({
  validateSearch: itemSearchOf,
  loaderDeps: ({ search }) => itemSearchOf({ ...search }),
  loader: (loader) =>
    loaded(loader, ({ queryClient }) =>
      loadContent(queryClient, 'home-page', homePageId, loader.deps),
    ),
  head: ({ match: { context } }) => documentTitle(context, 'Content.home-page'),
  component: HomePage,
})

function HomePage() {
  const search = itemSearchOf({ ...Route.useSearch() })
  return (
    <>
      <ContentScreen kind="home-page" fields={HomePageFields} id={homePageId} search={search} />
      <RecordChanges kind="content" id={homePageId} />
    </>
  )
}
