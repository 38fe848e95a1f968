import { assetsOf, stylesheets } from 'virtual:page-assets'
import { renderWith, takesForm as takesFormOf } from '@portal/web-ui/app-entry'
import { forms } from './forms.ts'
import { makeRouter } from './router.tsx'

export { stylesheets }

/** Whether something that was sent is one of our forms. */
export const takesForm = takesFormOf(forms)

/** Renders one page of the staff app, or answers a form that was sent to it without a script. */
export const render = renderWith({
  forms,
  createRouter: makeRouter,
  assetsOf,
  pageOf: (page) => ({ ...page, staffUrl: null }),
})
