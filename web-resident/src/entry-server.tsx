import { assetsOf, stylesheets } from 'virtual:page-assets'
import { aheadPatterns, pathToKeep, screenNamed } from '@portal/core/access/rules'
import { type PageRequest, renderWith, takesForm as takesFormOf } from '@portal/web-ui/app-entry'
import { fieldsOf } from '@portal/web-ui/forms/fields'
import { folderPath } from './features/accounts/documents/folder-search.ts'
import { renderFolder } from './features/accounts/documents/render-folder.tsx'
import { hostedFormName } from './features/casework/forms/hosted/hosted-form-name.ts'
import { hostedFolder } from './features/casework/forms/hosted/messages.ts'
import { renderHosted } from './features/casework/forms/hosted/render-hosted.tsx'
import { forms } from './forms.ts'
import { pendingPathCookie, pendingPathIn } from './pending-path.ts'
import { makeRouter } from './router.tsx'
import { routeTree } from './routeTree.gen.ts'
import { signedIn } from './signed-in.tsx'

export { stylesheets }

const takesAppForm = takesFormOf(forms)

/** One of the app's forms, or a step of a hosted one. */
export const takesForm: typeof takesAppForm = (sent) =>
  takesAppForm(sent) || fieldsOf(sent).text('form') === hostedFormName

/** Only hosted forms may be framed by our pages. */
export const isFramed = (path: string): boolean => path.startsWith(hostedFolder)

const renderPage = renderWith({
  forms,
  createRouter: (parts) => makeRouter(routeTree, { ...parts, accountMenu: signedIn }),
  assetsOf,
  pageOf: (page, request) => ({
    ...page,
    staffUrl: page.viewer.state === 'administrator' ? page.staffUrl : null,
    portalUrl: null,
    pendingPath: pendingPathOf(request, page.settings.slug),
  }),
  aheadOf: ({ settings }) => aheadPatterns(settings.slug),
})

/** The page the visitor wanted, unless it is this one. */
function pendingPathOf({ headers, url }: Request, citySlug: string): string | null {
  const kept = screenNamed(pendingPathIn(headers.get('cookie') ?? ''), citySlug, 'full')
  return kept?.split('?')[0] === new URL(url).pathname ? null : kept
}

/**
 * Sets the cookie for the page a redirected visitor wanted, or clears it on that page. In-app
 * navigation sets none: mail links and logins load a page.
 */
function pathCookie(request: Request, { city, viewer }: PageRequest): string | null {
  const { pathname, search } = new URL(request.url)
  const { slug } = city.settings
  if (request.method !== 'GET') return null
  const wanted = pathToKeep({ pathname, search }, slug, viewer.state)
  if (wanted !== null) return pendingPathCookie(wanted)
  const isComplete = viewer.state === 'full' || viewer.state === 'administrator'
  const kept = pendingPathIn(request.headers.get('cookie') ?? '')
  return isComplete && kept?.split('?')[0] === pathname ? pendingPathCookie(null) : null
}

/** Renders a page, or handles a form sent without JavaScript. */
export async function render(request: Request, input: PageRequest): Promise<Response> {
  const path = new URL(request.url).pathname
  if (isFramed(path)) return renderHosted(request, input)
  if (path === folderPath) return renderFolder(request, input)
  const shown = await renderPage(request, input)
  const cookie = pathCookie(request, input)
  if (cookie !== null) shown.headers.append('set-cookie', cookie)
  return shown
}
