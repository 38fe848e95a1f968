import { createFileRoute, notFound } from '@tanstack/react-router'
import { PartnerScreen } from '../features/people/partners/partner-screen.tsx'
import { partnersQuery } from '../features/people/partners/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/partners/$id')({
  validateSearch: ({ key }: Record<string, unknown>): { key?: string } =>
    typeof key === 'string' ? { key } : {},
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      const partners = await queryClient.query(partnersQuery())
      // The status is part of the page, so it is known before the page is rendered.
      if (!partners.some(({ id }) => id === loader.params.id)) notFound({ throw: true })
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Partners.Title'),
  component: Partner,
})

function Partner() {
  const { key = null } = Route.useSearch()
  return <PartnerScreen id={Route.useParams().id} edited={key} />
}
