import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { TextsProvider } from '@portal/web-ui/texts'
import type { RouterContext } from '../router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: match.context.texts.t('Util.CityOf', { city: match.context.page.settings.name }) },
    ],
  }),
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
          <Outlet />
        </TextsProvider>
        <Scripts />
      </body>
    </html>
  )
}
