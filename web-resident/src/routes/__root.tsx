import {
  createRootRouteWithContext,
  Outlet,
  redirect,
  useRouterState,
} from '@tanstack/react-router'
import { languageOptions } from '@portal/core/kernel/rules'
import { Document } from '@portal/web-ui/app-document'
import { Frame } from '@portal/web-ui/shell/frame'
import { TextsProvider } from '@portal/web-ui/texts'
import { LateNotices } from '../device/late-notices.tsx'
import { SuggestionsFor } from '../features/content/search/suggestions-for.tsx'
import { carryErrorTexts } from '../parts/error-screen.tsx'
import { Notice } from '../parts/notice.tsx'
import { type NoticeName, noticeNamed } from '../parts/notices.ts'
import type { RouterContext } from '../router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search: Record<string, unknown>): { notice?: NoticeName | undefined } => ({
    notice: noticeNamed(search['notice']),
  }),
  beforeLoad: async ({ context, location }) => {
    const { redirectFrom } = await import('../guard.ts')
    const away = await redirectFrom(context, location)
    if (away) throw away
    await context.completeTexts().catch(() => {
      // A screen needs its texts; the server renders it with them.
      throw redirect({ href: location.href, reloadDocument: true })
    })
  },
  loader: ({ context }) => context.accountMenu?.load(context),
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.t('Util.CityOf', { city: context.page.settings.name }) }],
  }),
  component: Root,
})

const footerPages = [{ href: '/open-data', text: 'OpenData.Title' }] as const

function Root() {
  const { page, texts, accountMenu } = Route.useRouteContext()
  const path = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  // A new boundary per screen: otherwise React would keep the old screen instead of showing
  // progress.
  const screen = useRouterState({ select: ({ matches }) => matches[1]?.routeId })
  carryErrorTexts(texts.t)
  return (
    <Document page={page} isInstallable follow={accountMenu?.follow}>
      <TextsProvider texts={texts} timeZone={page.settings.timeZone}>
        <Frame
          city={page.settings}
          path={path}
          languages={languageOptions}
          suggestions={SuggestionsFor}
          account={accountMenu && <accountMenu.Menu />}
          footerPages={footerPages}
        >
          <LateNotices />
          <Notice />
          <Outlet key={screen} />
        </Frame>
      </TextsProvider>
    </Document>
  )
}
