import { createFileRoute } from '@tanstack/react-router'
import { languageOf } from '@portal/web-ui/texts'
import { MaterialPage, NoMaterial } from '../features/content/materials/material-page.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { moved } from '../parts/moved.ts'

export const Route = createFileRoute('/what-goes-where/$slug')({
  // Imported late: every page carries its loader.
  loader: async ({ params, context }) => {
    const { loadMaterial } = await import('../features/content/materials/load-materials.ts')
    const material = await loadMaterial(context, params.slug)
    if (import.meta.env.SSR && params.slug !== material.slug)
      throw moved(`/what-goes-where/${material.slug}`)
    return material
  },
  head: ({ match: { context }, loaderData }) =>
    documentTitle(context, 'Materials.NotFound', loaderData?.name, languageOf(loaderData, 'name')),
  component: Material,
  notFoundComponent: NoMaterial,
})

function Material() {
  return <MaterialPage slug={Route.useParams().slug} />
}
