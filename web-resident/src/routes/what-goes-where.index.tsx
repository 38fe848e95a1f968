import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/web-ui/texts'
import { FoundMaterials } from '../features/content/materials/found-materials.tsx'
import { MaterialForm } from '../features/content/materials/material-form.tsx'
import { isAsked, materialSearch } from '../features/content/materials/material-search.ts'
import { Streams } from '../features/content/materials/streams.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { PlainScreen } from '../parts/plain-screen.tsx'

export const Route = createFileRoute('/what-goes-where/')({
  loaderDeps: ({ search }) => ({ query: search }),
  // Imported late: every page carries its loader.
  loader: async ({ deps, context }) => {
    const { loadFound } = await import('../features/content/materials/load-materials.ts')
    await loadFound(context, deps.query)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Materials.Title'),
  component: WhatGoesWhere,
})

function WhatGoesWhere() {
  const { t } = useTexts()
  const search = materialSearch(Route.useSearch())
  return (
    <PlainScreen title={t('Materials.Title')} lead={t('Materials.Lead')}>
      <MaterialForm term={search.term} />
      {isAsked(search) && <FoundMaterials search={search} />}
      <Streams />
    </PlainScreen>
  )
}
