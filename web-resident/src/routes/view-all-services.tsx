import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/web-ui/texts'
import { linkedServicesQuery } from '../features/casework/services/queries.ts'
import { ServiceGroups } from '../features/casework/services/service-groups.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { PlainScreen } from '../parts/plain-screen.tsx'

export const Route = createFileRoute('/view-all-services')({
  loader: async ({ context: { queryClient, visitor } }) => {
    await queryClient.query(linkedServicesQuery(visitor))
  },
  head: ({ match: { context } }) => documentTitle(context, 'Service.AllTitle'),
  component: ViewAllServices,
})

function ViewAllServices() {
  const { t } = useTexts()
  return (
    <PlainScreen title={t('Service.AllTitle')} lead={t('Service.AllLead')}>
      <ServiceGroups />
      <p>
        <a href="/open_reports">{t('OpenReports.See')}</a>
        {' · '}
        <a href="/find_request">{t('FindRequest.Title')}</a>
      </p>
      <BackLink href="/">{t('Service.BackToHomepage')}</BackLink>
    </PlainScreen>
  )
}
