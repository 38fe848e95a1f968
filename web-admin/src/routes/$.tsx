import { createFileRoute, redirect } from '@tanstack/react-router'
import { Breadcrumb } from '@portal/web-ui/breadcrumb'
import { Page, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { titleToCome } from '../screens/screens-to-come.ts'

/** Every address without a screen of its own: it says when it opens, or leads to the start. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    const title = titleToCome(location.pathname)
    if (!title) throw redirect({ to: '/', search: { notice: 'unknown-address' } })
    return { title }
  },
  head: ({ match }) => {
    const { page, texts, title } = match.context
    const portal = texts.t('Staff.PortalOf', { city: page.settings.name })
    return { meta: [{ title: `${texts.t(title)} - ${portal}` }] }
  },
  component: ScreenToCome,
})

function ScreenToCome() {
  const { page, title } = Route.useRouteContext()
  const { helpMail: mail, phone } = page.settings
  const { t } = useTexts()
  return (
    <Page width="reading">
      <Stack gap="wide">
        <Breadcrumb items={[{ label: t('Staff.Portal'), href: '/' }, { label: t(title) }]} />
        <Stack gap="tight">
          <PageTitle>{t(title)}</PageTitle>
          <p>
            <strong>{t('Staff.NotYetTitle')}</strong>
          </p>
          <p>{t('Staff.NotYetBody', { mail, phone })}</p>
        </Stack>
        <p>
          <a href="/">{t('Staff.BackToStart')}</a>
        </p>
      </Stack>
    </Page>
  )
}
