import { createFileRoute } from '@tanstack/react-router'
import { ParcelsScreen } from '../features/land/parcel-import/parcels-screen.tsx'
import { parcelImportQuery, parcelImportsQuery } from '../features/land/parcel-import/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

interface Search {
  import?: string | undefined
}

export const Route = createFileRoute('/parcels')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    import: typeof search['import'] === 'string' ? search['import'].slice(0, 100) : undefined,
  }),
  loaderDeps: ({ search }) => ({ chosen: search.import }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      const { chosen } = loader.deps
      await Promise.all([
        queryClient.query(parcelImportsQuery()),
        chosen === undefined ? null : queryClient.query(parcelImportQuery(chosen)),
      ])
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Parcels.Title'),
  component: Parcels,
  notFoundComponent: MissingScreen,
})

function Parcels() {
  return <ParcelsScreen chosen={Route.useSearch().import} />
}
