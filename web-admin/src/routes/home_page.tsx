import { createFileRoute } from '@tanstack/react-router'
import { mayCall } from '@portal/core/access/rules'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { PopularOrder } from '../features/casework/service-editing/popular-order.tsx'
import { CircleLinks } from '../features/office/settings/circle-links.tsx'
import { circleLinksQuery } from '../features/office/settings/queries.ts'
import { catalogueQuery } from '../parts/catalogue-query.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'
import { Screen } from '../parts/screen.tsx'

export const Route = createFileRoute('/home_page')({
  validateSearch: ({ link }: Record<string, unknown>): { link?: string } =>
    typeof link === 'string' ? { link } : {},
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await Promise.all([
        queryClient.query(circleLinksQuery()),
        queryClient.query(catalogueQuery()),
      ])
    }),
  head: ({ match: { context } }) => documentTitle(context, 'HomePage.Title'),
  component: HomePage,
})

function HomePage() {
  const { t } = useTexts()
  const { link = null } = Route.useSearch()
  const { roles } = useApp().page.viewer
  return (
    <Screen>
      <Stack>
        <Stack gap="tight">
          <PageTitle>{t('HomePage.Title')}</PageTitle>
          <p>{t('HomePage.Lead')}</p>
        </Stack>
        <PopularOrder mayChange={mayCall(roles, 'setPopularServices')} />
        <CircleLinks edited={link} mayChange={mayCall(roles, 'setCircleLinks')} />
      </Stack>
    </Screen>
  )
}
