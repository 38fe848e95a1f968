import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { safeExternalHref } from '@portal/core/services/rules'
import { getService } from '@portal/openapi/resident-client/services'
import { query, keyOf } from '@portal/web-ui/api'
import { ButtonLink } from '@portal/web-ui/button'
import { CalendarIcon } from '@portal/web-ui/icons'
import { NewTabNote } from '@portal/web-ui/link'
import { Prose } from '@portal/web-ui/prose'
import { languageOf, InLanguage, useTexts } from '@portal/web-ui/texts'
import { BackLink } from '../parts/back-link.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'
import { moved } from '../parts/moved.ts'
import { orNotFound } from '../parts/or-not-found.ts'
import { PlainScreen } from '../parts/plain-screen.tsx'

export const Route = createFileRoute('/activities/$id')({
  params: {
    // Other screens below /activities/ are not services.
    parse: ({ id }) => !/_|^create$/.test(id) && { id },
  },
  loader: async ({ params: { id }, context: { queryClient } }) => {
    const service = await queryClient.query(query(getService, { path: { id } })).catch(orNotFound)
    const { Id, Slug, Type } = service
    if (Type !== 'CONTENT') throw redirect({ href: `/activity/start?activityId=${Id}` })
    if (import.meta.env.SSR && id !== Slug) throw moved(`/activities/${Slug}`)
  },
  head: ({ match: { context }, params }) => {
    const { queryClient } = context
    const service = queryClient.getQueryData(keyOf(getService, { path: { id: params.id } }))
    return documentTitle(context, 'Service.NotFound', service?.Item, languageOf(service, 'Item'))
  },
  component: Service,
  notFoundComponent: NoService,
})

function Service() {
  const { t } = useTexts()
  const { id } = Route.useParams()
  const { data: service } = useSuspenseQuery(query(getService, { path: { id } }))
  const scheduleHref = safeExternalHref(service.CalendlyLink)
  return (
    <PlainScreen
      title={<InLanguage lang={languageOf(service, 'Item')}>{service.Item}</InLanguage>}
      lead={
        <InLanguage lang={languageOf(service, 'Description')}>{service.Description}</InLanguage>
      }
    >
      {service.Content && (
        <div lang={languageOf(service, 'Content')}>
          <Prose html={service.Content} />
        </div>
      )}
      {scheduleHref && (
        <div>
          <ButtonLink href={scheduleHref} target="_blank" rel="noopener">
            <CalendarIcon />
            {t('Service.Schedule')}
            <NewTabNote />
          </ButtonLink>
        </div>
      )}
      <BackLink href="/view-all-services">{t('Service.BackToServices')}</BackLink>
    </PlainScreen>
  )
}

function NoService() {
  const { t } = useTexts()
  return <MissingScreen title={t('Service.NotFound')} text={t('Service.NotFoundText')} />
}
