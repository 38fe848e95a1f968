import { assetsOf, stylesheets } from 'virtual:page-assets'
import { renderApp } from '@portal/web-ui/app-server'
import type { FormFields } from '@portal/web-ui/forms/form-answer'
import type { PageData } from '@portal/web-ui/page-data'
import type { Resources } from '@portal/web-ui/texts'
import { accountMenu } from './features/account-menu/account-menu.tsx'
import { answerForm } from './forms.ts'
import { pendingActivityCookie, pendingActivityIn } from './parts/pending-activity.ts'
import { makeRouter } from './router.tsx'
import { routeTree } from './routeTree.gen.ts'

export { formPaths } from './forms.ts'
export { stylesheets }

/** What the counter knows of a page's request. */
interface Input {
  readonly nonce: string
  readonly language: PageData['language']
  readonly city: Pick<PageData, 'settings' | 'flags'>
  readonly viewer: PageData['viewer']
  readonly staffUrl: string | null
  readonly form: FormFields | null
  readonly resources: Resources
  readonly textsVersion: string
  readonly fetch: (request: Request) => Promise<Response>
}

/** Renders one page of the resident app, or answers a form that was sent to it without a script. */
export async function render(request: Request, input: Input): Promise<Response> {
  const { nonce, language, city, viewer, resources, textsVersion, fetch } = input
  const page: PageData = {
    language,
    settings: city.settings,
    flags: city.flags,
    viewer,
    staffUrl: viewer.state === 'administrator' ? input.staffUrl : null,
    portalUrl: null,
    pendingActivity: pendingActivityIn(request.headers.get('cookie') ?? ''),
    form: null,
    textsVersion,
    stylesheets: [],
  }
  const answer = input.form ? await answerForm(request, input.form, { page, fetch }) : null
  if (answer instanceof Response) return answer
  const shown = { ...page, form: answer }
  // A page is rendered as if it were asked for, also when a form was sent to it.
  const asked = new Request(request.url, { headers: request.headers, signal: request.signal })
  const shownPage = await renderApp(
    asked,
    { nonce, page: shown, resources, fetch, assetsOf },
    (parts) => makeRouter(routeTree, { ...parts, accountMenu }),
  )
  // The service that somebody came for begins now, unless their account is still to be completed.
  const isComplete = viewer.state === 'full' || viewer.state === 'administrator'
  const { pathname } = new URL(request.url)
  if (page.pendingActivity && isComplete && pathname === '/activity/start') {
    shownPage.headers.append('set-cookie', pendingActivityCookie(null))
  }
  return shownPage
}
