import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '@portal/core/kernel/rules'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { ContentScreen } from '../features/content/content-editing/content-screen.tsx'
import { itemSearchOf } from '../features/content/content-editing/content-search.ts'
import { loadContent } from '../features/content/content-editing/load-content.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/materials/$id')({
  validateSearch: itemSearchOf,
  loaderDeps: ({ search }) => itemSearchOf({ ...search }),
  loader: (loader) => {
    const { id } = loader.params
    if (!isUuid(id)) throw notFound()
    return loaded(loader, ({ queryClient }) =>
      loadContent(queryClient, 'material', id, loader.deps),
    )
  },
  head: ({ match: { context } }) => documentTitle(context, 'Content.material'),
  component: Item,
})

function Item() {
  const { id } = Route.useParams()
  const search = itemSearchOf({ ...Route.useSearch() })
  return (
    <>
      <ContentScreen key={id} kind="material" id={id} search={search} />
      <RecordChanges key={`changes of ${id}`} kind="content" id={id} />
    </>
  )
}
