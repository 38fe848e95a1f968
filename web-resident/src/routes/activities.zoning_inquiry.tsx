import { createFileRoute } from '@tanstack/react-router'
import { getService } from '@portal/openapi/resident-client/services'
import { keyOf } from '@portal/web-ui/api'
import { languageOf, useTexts } from '@portal/web-ui/texts'
import { ZoningScreen } from '../features/casework/zoning-inquiries/zoning-screen.tsx'
import { serviceIdOf, zoningSearch } from '../features/casework/zoning-inquiries/zoning-search.ts'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

export const Route = createFileRoute('/activities/zoning_inquiry')({
  validateSearch: zoningSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { openZoning } = await import('../features/casework/zoning-inquiries/open-zoning.ts')
    const away = await openZoning(context, deps)
    if (away) throw away
  },
  head: ({ match: { context, search } }) => {
    const path = { id: serviceIdOf(search) }
    const service = context.queryClient.getQueryData(keyOf(getService, { path }))
    return documentTitle(context, 'Zoning.Title', service?.Item, languageOf(service, 'Item'))
  },
  component: Zoning,
  notFoundComponent: NoService,
})

function Zoning() {
  const search = Route.useSearch()
  return <ZoningScreen {...search} activityId={serviceIdOf(search)} />
}

function NoService() {
  const { t } = useTexts()
  return (
    <MissingScreen
      title={t('Zoning.ServiceNotFound')}
      listHref="/view-all-services"
      listLabel={t('Report.Another')}
    />
  )
}
