import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '@portal/core/kernel/rules'
import { ImportScreen } from '../features/content/content-import/import-screen.tsx'
import { importQuery } from '../features/content/content-import/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

export const Route = createFileRoute('/imports/$id')({
  loader: (loader) => {
    const { id } = loader.params
    if (!isUuid(id)) throw notFound()
    return loaded(loader, async ({ queryClient }) => {
      await queryClient.query(importQuery(id))
    })
  },
  head: ({ match: { context } }) => documentTitle(context, 'ContentImport.Title'),
  component: Import,
  notFoundComponent: MissingScreen,
})

function Import() {
  return <ImportScreen id={Route.useParams().id} />
}
