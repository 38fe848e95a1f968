import {
  createRootRouteWithContext,
  Outlet,
  redirect,
  useRouterState,
} from '@tanstack/react-router'
import { accessTo, languageOptions } from '@portal/core/rules'
import { Document } from '@portal/web-ui/app-document'
import { Frame } from '@portal/web-ui/shell/frame'
import { TextsProvider } from '@portal/web-ui/texts'
import { carryErrorTexts } from '../parts/error-screen.tsx'
import { goHome } from '../parts/go-home.ts'
import { Notice } from '../parts/notice.tsx'
import { type NoticeName, noticeNamed } from '../parts/notices.ts'
import type { RouterContext } from '../router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search: Record<string, unknown>): { notice?: NoticeName | undefined } => ({
    notice: noticeNamed(search['notice']),
  }),
  beforeLoad: async ({ context, location }) => {
    const { page, completeTexts } = context
    // Spec, admin section 6.4: what is not for visitors without a session leads home.
    if (accessTo(location.pathname, page.settings.slug, 'anonymous') === 'home') {
      throw goHome('login-needed')
    }
    await completeTexts().catch(() => {
      // Without its texts no screen can be shown; the server renders it with them.
      throw redirect({ href: location.href, reloadDocument: true })
    })
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.t('Util.CityOf', { city: context.page.settings.name }) }],
  }),
  component: Root,
})

function Root() {
  const { page, texts } = Route.useRouteContext()
  const path = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  // Another screen, another boundary: React would keep the old screen up rather than show that the new
  // one is on its way.
  const screen = useRouterState({ select: ({ matches }) => matches[1]?.routeId })
  carryErrorTexts(texts.t)
  return (
    <Document page={page}>
      <TextsProvider texts={texts} timeZone={page.settings.timeZone}>
        <Frame city={page.settings} path={path} languages={languageOptions}>
          <Notice />
          <Outlet key={screen} />
        </Frame>
      </TextsProvider>
    </Document>
  )
}
