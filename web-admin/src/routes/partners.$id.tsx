import { createFileRoute, notFound } from '@tanstack/react-router'
import { PartnerScreen } from '../features/people/partners/partner-screen.tsx'
import { partnersQuery } from '../features/people/partners/queries.ts'
import { EndpointsSection } from '../features/people/webhooks/endpoints-section.tsx'
import { endpointsQuery } from '../features/people/webhooks/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

interface PartnerSearch {
  readonly key?: string
  readonly endpoint?: string
}

export const Route = createFileRoute('/partners/$id')({
  validateSearch: ({ key, endpoint }: Record<string, unknown>): PartnerSearch => ({
    ...(typeof key === 'string' && { key }),
    ...(typeof endpoint === 'string' && { endpoint }),
  }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      const { id } = loader.params
      // One round trip for both. An unknown partner fails the second with the same 404.
      const [partners] = await Promise.all([
        queryClient.query(partnersQuery()),
        queryClient.query(endpointsQuery(id)),
      ])
      // The status is part of the page, so it is known before the page is rendered.
      if (!partners.some((partner) => partner.id === id)) notFound({ throw: true })
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Partners.Title'),
  component: Partner,
})

function Partner() {
  const { id } = Route.useParams()
  const { key = null, endpoint = null } = Route.useSearch()
  return (
    <PartnerScreen id={id} edited={key}>
      <EndpointsSection partnerId={id} edited={endpoint} />
    </PartnerScreen>
  )
}
