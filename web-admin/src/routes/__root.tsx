import { useSuspenseQuery } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  redirect,
  Scripts,
  useLocation,
} from '@tanstack/react-router'
import cityIcon from '@portal/web-ui/city/icon.svg'
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
  head: ({ match }) => {
    const { page, texts } = match.context
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { name: 'robots', content: 'noindex' },
        { title: texts.t('Staff.PortalOf', { city: page.settings.name }) },
      ],
      links: [{ rel: 'icon', type: 'image/svg+xml', href: cityIcon }],
    }
  },
  component: Root,
})

function Root() {
  const { page, texts } = Route.useRouteContext()
  return (
    <html lang={page.language}>
      <head>
        {page.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <HeadContent />
      </head>
      <body>
        <TextsProvider texts={texts} timeZone={page.settings.timeZone}>
          <Shell />
        </TextsProvider>
        <Scripts />
      </body>
    </html>
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
