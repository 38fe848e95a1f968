import { useSuspenseQuery } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  Outlet,
  redirect,
  useLocation,
  useRouterState,
} from '@tanstack/react-router'
import { Document } from '@portal/web-ui/app-document'
import { Button } from '@portal/web-ui/button'
import { LogOutForm } from '@portal/web-ui/post-form'
import { Frame } from '@portal/web-ui/shell/frame'
import { SideMenu } from '@portal/web-ui/shell/side-menu'
import { TextsProvider, useTexts } from '@portal/web-ui/texts'
import type { RouterContext } from '@portal/web-ui/use-app'
import { IdleWatch } from '../features/people/identity/idle-watch.tsx'
import { ownPath } from '../features/people/identity/own-path.ts'
import { languagesQuery } from '../features/platform/texts/queries.ts'
import { staffFormat } from '../parts/staff-format.ts'

const leadTo = (href: string) => redirect({ href, statusCode: 303 })

/** The login that returns to `href`; the start page needs no parameter. */
function loginFor(href: string, hasEnded: boolean): string {
  const query = new URLSearchParams({
    ...(href === '/' || href === '/logout' ? {} : { redirectto: href }),
    ...(hasEnded ? { notice: 'session-ended' } : {}),
  }).toString()
  return query ? `/login?${query}` : '/login'
}

const searchOf = ({ search }: { search: object }): Readonly<Record<string, unknown>> => ({
  ...search,
})

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location }) => {
    const isSignedIn = context.page.viewer.userId !== null
    const isLogin = location.pathname === '/login'
    // Only staff have sessions here (spec, admin section 6); everyone else gets the login.
    if (!isSignedIn && !isLogin) throw leadTo(loginFor(location.href, context.page.viewer.hasEnded))
    if (isSignedIn && isLogin) throw leadTo(ownPath(searchOf(location)['redirectto']))
    await context.completeTexts().catch(() => {
      // A screen needs its texts; the server renders it with them.
      throw redirect({ href: location.href, reloadDocument: true })
    })
  },
  loader: async ({ context }) => {
    await context.queryClient.query({ ...languagesQuery(), staleTime: 'static' })
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
      <TextsProvider texts={texts} timeZone={page.settings.timeZone} formatOf={staffFormat}>
        <Shell />
      </TextsProvider>
    </Document>
  )
}

function LogOut() {
  const { t } = useTexts()
  return (
    <LogOutForm id="log-out">
      <Button type="submit" look="quiet">
        {t('Header.Logout')}
      </Button>
    </LogOutForm>
  )
}

function Shell() {
  const { page } = Route.useRouteContext()
  const { data: languages } = useSuspenseQuery(languagesQuery())
  const { pathname, searchStr } = useLocation()
  // A new boundary per screen: otherwise React would keep the old screen instead of showing
  // progress.
  const screen = useRouterState({ select: ({ matches }) => matches[1]?.routeId })
  const { userId } = page.viewer
  return (
    <Frame
      city={page.settings}
      path={pathname + searchStr}
      languages={languages}
      loginHref={null}
      account={userId && <LogOut />}
      side={
        userId && (
          <SideMenu
            path={pathname}
            userId={userId}
            flags={page.flags}
            portalUrl={page.portalUrl ?? ''}
          />
        )
      }
    >
      {userId && <IdleWatch />}
      <Outlet key={screen} />
    </Frame>
  )
}
