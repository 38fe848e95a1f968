import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { InLanguage, useTexts } from '@portal/web-ui/texts'
import { serviceAtQuery } from '../features/casework/services/queries.ts'
import { BackLink } from '../parts/back-link.tsx'
import { ContactUs } from '../parts/contact-us.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { goHome } from '../parts/go-home.ts'
import { PlainScreen } from '../parts/plain-screen.tsx'

/** Unknown paths lead home (spec, admin section 6.4); planned ones ask to call or write. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ location: { pathname, href }, context: { page } }) => {
    const { isMissing, titleToCome } = await import('../guard.ts')
    if (isMissing(pathname, page.settings.slug)) throw notFound()
    const title = titleToCome(pathname, page)
    if (!title) throw goHome('unknown-page')
    return { title, href }
  },
  loader: async ({ context: { queryClient, visitor, href } }) => {
    await queryClient.query(serviceAtQuery(visitor, href))
  },
  head: ({ match: { context } }) => {
    const { queryClient, visitor, title, href } = context
    // A file that was not found has no link.
    if (!href) return documentTitle(context, 'Error.NotFound')
    const service = queryClient.getQueryData(serviceAtQuery(visitor, href).queryKey)
    return documentTitle(context, title, service?.name, service?.lang)
  },
  component: NotOnlineYet,
})

function NotOnlineYet() {
  const { t } = useTexts()
  const { visitor, title, href } = Route.useRouteContext()
  const { data: service } = useSuspenseQuery(serviceAtQuery(visitor, href))
  return (
    <PlainScreen
      title={<InLanguage lang={service?.lang}>{service?.name ?? t(title)}</InLanguage>}
      lead={t('Contact.NotOnline')}
    >
      <ContactUs />
      <BackLink href="/view-all-services">{t('Service.BackToServices')}</BackLink>
    </PlainScreen>
  )
}
