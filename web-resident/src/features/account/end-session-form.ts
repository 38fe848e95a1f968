import { ApiError, doneOf } from '@portal/web-ui/api'
import type { AppForm } from '../../parts/app-form.ts'

/** The button that ends all other sessions; the others name one. */
export const allOthers = 'others'

/** Ends one of the sessions, or all but this one; the button that was pressed says which. */
export const endSessionForm: AppForm = {
  name: 'end-session',
  title: 'Session.Failed',
  labels: {},
  async send({ text }, { api }) {
    const id = text('session')
    if (id === allOthers) {
      await doneOf(api.POST('/auth/sign-out-others'))
      return { kind: 'told', code: 'Session.OthersEnded' }
    }
    try {
      await doneOf(api.DELETE('/auth/sessions/{id}', { params: { path: { id } } }))
      return { kind: 'told', code: 'Session.Ended' }
    } catch (error) {
      // Gone is what was wanted, and the list shows it.
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      return { kind: 'told', code: 'Session.NotFound' }
    }
  },
}
