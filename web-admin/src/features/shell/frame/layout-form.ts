import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { ownPath } from '../../people/identity/own-path.ts'
import { layoutCookie } from './layout-cookie.ts'

export const layoutFormName = 'staff-layout'

/** Without JavaScript; the frame does the same at once. */
export const layoutForm: AppForm = {
  name: layoutFormName,
  title: 'Util.ErrorTryAgainLater',
  labels: {},
  send: ({ text }) => {
    const density = text('density') === 'comfortable' ? 'comfortable' : 'compact'
    const cookie = layoutCookie({ density, isRailHidden: text('rail') === 'hidden' })
    return Promise.resolve({ kind: 'done', href: ownPath(text('path')), cookie })
  },
}
