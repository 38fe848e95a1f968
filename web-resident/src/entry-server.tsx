import { assetsOf, stylesheets } from 'virtual:page-assets'
import { renderApp } from '@portal/web-ui/app-server'
import type { PageData } from '@portal/web-ui/page-data'
import type { Resources } from '@portal/web-ui/texts'
import { makeRouter } from './router.tsx'
import { routeTree } from './routeTree.gen.ts'

export { stylesheets }

/** What the counter knows of a page's request. */
interface Input {
  readonly nonce: string
  readonly language: PageData['language']
  readonly city: Pick<PageData, 'settings' | 'flags'>
  readonly resources: Resources
  readonly textsVersion: string
  readonly fetch: (request: Request) => Promise<Response>
}

/** Renders one page of the resident app. */
export function render(request: Request, input: Input): Promise<Response> {
  const { nonce, language, city, resources, textsVersion, fetch } = input
  const page = {
    language,
    settings: city.settings,
    flags: city.flags,
    textsVersion,
    stylesheets: [],
  }
  return renderApp(request, { nonce, page, resources, fetch, assetsOf }, (parts) =>
    makeRouter(routeTree, parts),
  )
}
