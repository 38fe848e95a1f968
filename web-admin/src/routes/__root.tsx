import { useQuery } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  Outlet,
  redirect,
  useRouterState,
} from '@tanstack/react-router'
import { getCurrentUser } from '@portal/openapi/admin-client/identity'
import { query } from '@portal/web-ui/api'
import { Document } from '@portal/web-ui/app-document'
import { followAnchors } from '@portal/web-ui/follow-anchors'
import { TextsProvider } from '@portal/web-ui/texts'
import type { RouterContext } from '@portal/web-ui/use-app'
import { IdleWatch } from '../features/people/identity/idle-watch.tsx'
import { ownPath } from '../features/people/identity/own-path.ts'
import { countQuery, countText } from '../features/people/staff-inbox/queries.ts'
import { languagesQuery } from '../features/platform/texts/queries.ts'
import { StaffFrame } from '../features/shell/frame/staff-frame.tsx'
import { staffFormat } from '../parts/staff-format.ts'

const leadTo = (href: string) => redirect({ href, statusCode: 303 })

/** A screen that returns to `href`; the start page needs no parameter. */
function pathFrom(
  screen: string,
  href: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    ...(href === '/' || href === '/logout' ? {} : { redirectto: href }),
    ...more,
  }).toString()
  return query ? `${screen}?${query}` : screen
}

const loginFor = (href: string, hasEnded: boolean): string =>
  pathFrom('/login', href, hasEnded ? { notice: 'session-ended' } : {})

async function completed({ completeTexts }: RouterContext, href: string): Promise<void> {
  await completeTexts().catch(() => {
    // A screen needs its texts; the server renders it with them.
    throw redirect({ href, reloadDocument: true })
  })
}

const searchOf = ({ search }: { search: object }): Readonly<Record<string, unknown>> => ({
  ...search,
})

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location }) => {
    const { viewer } = context.page
    const isSignedIn = viewer.userId !== null
    const isLogin = location.pathname === '/login'
    const isStep = location.pathname === '/second-step'
    const next = ownPath(searchOf(location)['redirectto'])
    // A login that waits for its second step opens that screen, and can be ended.
    if (viewer.secondStep && !isStep && location.pathname !== '/logout')
      throw leadTo(pathFrom('/second-step', isLogin ? next : location.href))
    if (viewer.secondStep) return completed(context, location.href)
    if (isStep) throw leadTo(isSignedIn ? next : loginFor(next, viewer.hasEnded))
    // Only staff have sessions here (spec, admin section 6); everyone else gets the login.
    if (!isSignedIn && !isLogin) throw leadTo(loginFor(location.href, viewer.hasEnded))
    if (isSignedIn && isLogin) throw leadTo(next)
    await completed(context, location.href)
  },
  loader: async ({ context: { queryClient, page } }) => {
    const isSignedIn = page.viewer.userId !== null
    await Promise.all([
      queryClient.query({ ...languagesQuery(), staleTime: 'static' }),
      isSignedIn && queryClient.query({ ...query(getCurrentUser), staleTime: 'static' }),
      isSignedIn && queryClient.query({ ...countQuery(), staleTime: 'static' }),
    ])
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.t('Staff.PortalOf', { city: context.page.settings.name }) }],
  }),
  component: Root,
})

function Root() {
  const { page, texts } = Route.useRouteContext()
  const { data } = useQuery({ ...countQuery(), enabled: page.viewer.userId !== null })
  const format = staffFormat(page.language, page.settings.timeZone)
  const unread =
    data && data.unread > 0 ? countText({ t: texts.t, format }, data.unread) : undefined
  return (
    <Document
      page={page}
      unread={unread}
      head={<meta name="robots" content="noindex" />}
      follow={followAnchors}
    >
      <TextsProvider texts={texts} timeZone={page.settings.timeZone} formatOf={staffFormat}>
        <Shell />
      </TextsProvider>
    </Document>
  )
}

function Shell() {
  const { page } = Route.useRouteContext()
  // A new boundary per screen: otherwise React would keep the old screen instead of showing
  // progress.
  const screen = useRouterState({ select: ({ matches }) => matches[1]?.routeId })
  return (
    <StaffFrame>
      {page.viewer.userId && <IdleWatch />}
      <Outlet key={screen} />
    </StaffFrame>
  )
}
