import { assetsOf, stylesheets } from 'virtual:page-assets'
import { type PageRequest, renderWith, takesForm as takesFormOf } from '@portal/web-ui/app-entry'
import { fieldsOf } from '@portal/web-ui/forms/fields'
import { createApi } from './api.ts'
import { folderPath } from './folder/folder-search.ts'
import { renderFolder } from './folder/render-folder.tsx'
import { forms } from './forms.ts'
import { hostedFormName } from './hosted-form/hosted-form-name.ts'
import { hostedFolder } from './hosted-form/messages.ts'
import { renderHosted } from './hosted-form/render-hosted.tsx'
import { pendingActivityCookie, pendingActivityIn } from './parts/pending-activity.ts'
import { makeRouter } from './router.tsx'
import { routeTree } from './routeTree.gen.ts'
import { signedIn } from './signed-in.tsx'

export { stylesheets }

const takesAppForm = takesFormOf(forms)

/** Whether something that was sent is one of our forms, or a step of a hosted one. */
export const takesForm: typeof takesAppForm = (sent) =>
  takesAppForm(sent) || fieldsOf(sent).text('form') === hostedFormName

/** Whether a page may stand in a frame of our own: hosted forms alone. */
export const isFramed = (path: string): boolean => path.startsWith(hostedFolder)

const renderPage = renderWith({
  forms,
  createApi,
  createRouter: (parts) => makeRouter(routeTree, { ...parts, accountMenu: signedIn }),
  assetsOf,
  pageOf: (page, request) => ({
    ...page,
    staffUrl: page.viewer.state === 'administrator' ? page.staffUrl : null,
    portalUrl: null,
    pendingActivity: pendingActivityOf(request),
  }),
})

const pendingActivityOf = ({ headers }: Request) => pendingActivityIn(headers.get('cookie') ?? '')

/** Renders one page of the resident app, or answers a form that was sent to it without a script. */
export async function render(request: Request, input: PageRequest): Promise<Response> {
  const path = new URL(request.url).pathname
  if (isFramed(path)) return renderHosted(request, input)
  if (path === folderPath) return renderFolder(request, input)
  const shown = await renderPage(request, input)
  // The service that somebody came for begins now, unless their account is still to be completed.
  const isComplete = input.viewer.state === 'full' || input.viewer.state === 'administrator'
  if (isComplete && path === '/activity/start' && pendingActivityOf(request)) {
    shown.headers.append('set-cookie', pendingActivityCookie(null))
  }
  return shown
}
