import { createFileRoute } from '@tanstack/react-router'
import { importLists } from '@portal/core/content-import/rules'
import { ImportsScreen } from '../features/content/content-import/imports-screen.tsx'
import { importsQuery } from '../features/content/content-import/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

interface Search {
  list?: (typeof importLists)[number] | undefined
}

export const Route = createFileRoute('/imports/')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    list: importLists.find((list) => list === search['list']),
  }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(importsQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'ContentImport.Title'),
  component: Imports,
})

function Imports() {
  return <ImportsScreen list={Route.useSearch().list ?? 'articles'} />
}
