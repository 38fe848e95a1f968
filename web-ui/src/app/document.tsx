import { type AnyRouter, Scripts, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
// A separate file: inlined, it would come with every page.
import cityIcon from '../city/icon.svg?no-inline'
import { focusTitle } from '../navigation/focus-title.ts'
import type { PageData } from './page-data.ts'

interface DocumentProps {
  page: PageData
  head?: ReactNode
  /** As an app of its own (bff-pipeline/src/page/manifest.ts). */
  isInstallable?: true
  /** Before the title, in parentheses; none at zero. */
  unread?: string | undefined
  /** Follows links in the app, until it is stopped; without it they are the browser's. */
  follow?: ((router: AnyRouter) => () => void) | undefined
  children: ReactNode
}

interface TitledMatch {
  readonly meta?: readonly (Title | undefined)[] | undefined
}

interface Title {
  readonly title?: string | undefined
  /** Of a title in another language than the page. */
  readonly lang?: string | undefined
}

const titleOf = (matches: readonly TitledMatch[]): Title | undefined =>
  matches.flatMap(({ meta }) => meta ?? []).findLast((tag) => tag?.title !== undefined)

/** The HTML document of every page. A route's `head` provides only its title. */
export function Document({ page, head, isInstallable, unread, follow, children }: DocumentProps) {
  const { title, lang } = useRouterState({ select: ({ matches }) => titleOf(matches) ?? {} })
  const router = useRouter()
  // From now on the router handles links; earlier clicks are the browser's, and so are all of a
  // visitor's: it loads public pages ahead (next-pages.ts).
  useEffect(() => {
    const stop = [focusTitle(router), follow?.(router)]
    return () => stop.forEach((one) => one?.())
  }, [router, follow])
  return (
    <html lang={page.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title lang={lang}>{unread ? `(${unread}) ${title}` : title}</title>
        <link rel="icon" type="image/svg+xml" href={cityIcon} />
        {isInstallable && (
          <>
            <link rel="manifest" href={`/manifest.webmanifest?lng=${page.language}`} />
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
            <meta name="theme-color" content="#00536b" />
          </>
        )}
        {head}
      </head>
      <body>
        {children}
        {/* For hydration; in the browser it renders nothing. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  )
}
