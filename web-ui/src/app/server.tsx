import { dehydrate, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import {
  createRequestHandler,
  renderSsrHtmlResponse,
  RouterServer,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { TextKey } from '@portal/core/texts/rules'
import { mainId } from '../shell/main-id.ts'
import { createTexts, type Resources, type Texts, usedResources } from '../texts/index.tsx'
import { bootScript, inScript } from './boot-script.ts'
import { watchForPress } from './early-press.ts'
import { type Ahead, nextPages } from './next-pages.ts'
import type { PageAssets } from './page-assets.ts'
import { type Carried, carriedElementId, type PageData } from './page-data.ts'
import { hasSheet, styleElements } from './page-styles.ts'
import { renewForOther } from './shown-again.ts'
import { trustOwnMarkup } from './trusted-types.ts'

/** From the BFF for one page, with the app's files. */
export interface ServerPage {
  readonly nonce: string
  readonly page: PageData
  readonly resources: Resources
  readonly fetch: (request: Request) => Promise<Response>
  readonly assetsOf: (routeIds: readonly string[], isVisitor: boolean) => PageAssets
  /** Pages that a visitor's browser may load ahead; null: none. */
  readonly ahead: Ahead | null
}

export interface ServerRouterParts {
  readonly nonce: string
  readonly page: PageData
  readonly texts: Texts
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  readonly href: string
}

/** Texts for when others are missing: the placeholder and the notice. */
const carriedAlways = [
  'Util.Loading',
  'Util.ErrorTryAgainLater',
  'Error.TryAgain',
] as const satisfies TextKey[]

/**
 * The first paint waits until the parser comes to the main part, so that the header is whole and no part of
 * it moves. Chromium lets a page be painted as soon as the awaited element begins.
 */
const wholeHeader = `<link rel="expect" href="#${mainId}" blocking="render"/>`

/**
 * Renders a page completely: loaders first, then markup, so that status and headers are right. The
 * page carries only the texts it used; the browser fetches others when needed.
 * @throws the error of a failed loader or component, for the BFF to handle
 */
export function renderApp(
  request: Request,
  input: ServerPage,
  createRouter: (parts: ServerRouterParts) => { router: AnyRouter; queryClient: QueryClient },
): Promise<Response> {
  const { nonce, page, resources } = input
  const used = new Set<string>(carriedAlways)
  const texts = createTexts(page.language, resources, { onUse: (key) => used.add(key) })
  const url = new URL(request.url)
  const made = createRouter({
    nonce,
    page,
    texts,
    fetch: input.fetch,
    origin: url.origin,
    href: url.pathname + url.search,
  })
  const handle = createRequestHandler({ request, createRouter: () => made.router })
  return handle(({ router, responseHeaders }) => {
    const matches = router.stores.matches.get()
    const failed = matches.find((match) => match.status === 'error')
    if (failed) throw failed.error
    const routeIds = matches.map(({ routeId }: { routeId: string }) => routeId)
    const assets = input.assetsOf(routeIds, page.viewer.userId === null)
    const isStyled = assets.styles !== null && hasSheet(request, assets.styles)
    const styles = assets.styles ? styleElements(assets.styles, isStyled, nonce) : ''
    const markup = renderToString(<RouterServer router={router} />)
    const head = markup.includes(`<main id="${mainId}"`) ? wholeHeader + styles : styles
    const carried: Carried = {
      page,
      texts: usedResources(resources, used),
      dates: Object.fromEntries(texts.dates),
      queries: dehydrate(made.queryClient),
    }
    made.queryClient.clear()
    const ahead = input.ahead && page.viewer.userId === null ? nextPages(input.ahead, nonce) : ''
    const tail = `${ahead}<script type="application/json" id="${carriedElementId}" nonce="${nonce}">${inScript(carried)}</script><script nonce="${nonce}">${trustOwnMarkup}${watchForPress}${renewForOther(page.viewer.userId)}${bootScript(assets, isStyled)}</script></body></html>`
    return renderSsrHtmlResponse({
      router,
      responseHeaders,
      render: () =>
        markup.replace('</head>', () => `${head}</head>`).replace(/<\/body><\/html>$/, () => tail),
    })
  })
}
