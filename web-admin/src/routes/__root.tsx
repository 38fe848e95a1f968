import { useSuspenseQuery } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, redirect, useLocation } from '@tanstack/react-router'
import { Document } from '@portal/web-ui/app-document'
import { Frame } from '@portal/web-ui/shell/frame'
import { SideMenu } from '@portal/web-ui/shell/side-menu'
import { TextsProvider } from '@portal/web-ui/texts'
import { languagesQuery } from '../features/languages/queries.ts'
import type { RouterContext } from '../router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location }) => {
    await context.completeTexts().catch(() => {
      // Without its texts no screen can be shown; the server renders it with them.
      throw redirect({ href: location.href, reloadDocument: true })
    })
  },
  loader: async ({ context }) => {
    await context.queryClient.query({ ...languagesQuery(context.api), staleTime: 'static' })
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.t('Staff.PortalOf', { city: context.page.settings.name }) }],
  }),
  component: Root,
})

function Root() {
  const { page, texts } = Route.useRouteContext()
  return (
    <Document page={page} head={<meta name="robots" content="noindex" />}>
      <TextsProvider texts={texts} timeZone={page.settings.timeZone}>
        <Shell />
      </TextsProvider>
    </Document>
  )
}

function Shell() {
  const { api, page } = Route.useRouteContext()
  const { data: languages } = useSuspenseQuery(languagesQuery(api))
  const { pathname, searchStr } = useLocation()
  return (
    <Frame
      city={page.settings}
      path={pathname + searchStr}
      languages={languages}
      side={<SideMenu path={pathname} userId={null} flags={page.flags} />}
    >
      <Outlet />
    </Frame>
  )
}
