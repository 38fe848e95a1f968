import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { Banner } from '@portal/web-ui/banner'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../parts/screen.tsx'
import { titleToCome } from '../parts/screens-to-come.ts'

/** Files that browsers and crawlers request by themselves; a page is no reply to them. */
const filePath = /\.(?:css|gif|ico|jpe?g|js|json|map|php|png|svg|txt|webmanifest|webp|woff2?|xml)$/i

/** Every path without a screen: says when it opens, or redirects to the start page. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    if (filePath.test(location.pathname)) throw notFound()
    const title = titleToCome(location.pathname)
    if (!title) throw redirect({ to: '/', search: { notice: 'unknown-address' } })
    return { title }
  },
  head: ({ match }) => {
    const { page, texts } = match.context
    const portal = texts.t('Staff.PortalOf', { city: page.settings.name })
    // A file that was not found has no title.
    const title = titleToCome(match.pathname) ?? 'Error.NotFound'
    return { meta: [{ title: `${texts.t(title)} - ${portal}` }] }
  },
  component: ScreenToCome,
})

function ScreenToCome() {
  const { page, title } = Route.useRouteContext()
  const { helpMail: mail, phone } = page.settings
  const { t } = useTexts()
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t(title)}</PageTitle>
          <Banner tone="info" title={t('Staff.NotYetTitle')}>
            <p>{t('Staff.NotYetBody', { mail, phone })}</p>
          </Banner>
        </Stack>
        <p>
          <a href="/">{t('Staff.BackToStart')}</a>
        </p>
      </Stack>
    </Screen>
  )
}
