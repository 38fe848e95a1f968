import { assetsOf, stylesheets } from 'virtual:page-assets'
import { renderWith, takesForm as takesFormOf } from '@portal/web-ui/app-entry'
import { layoutIn } from './features/shell/frame/layout-cookie.ts'
import { forms } from './forms.ts'
import { makeRouter } from './router.tsx'

export { stylesheets }

export const takesForm = takesFormOf(forms)

/** Renders a page, or handles a form sent without JavaScript. */
export const render = renderWith({
  forms,
  createRouter: makeRouter,
  assetsOf,
  pageOf: (page, { headers }) => ({
    ...page,
    staffUrl: null,
    layout: layoutIn(headers.get('cookie') ?? ''),
  }),
})
