import type { Operation } from '@portal/openapi/operation'
import { ApiError } from '../api/index.ts'
import type { AppForm } from './form-definition.ts'

/** The button that ends all other sessions; the others name one. */
export const allOthers = 'others'

/** The operations of an app by which sessions end. */
interface Endings {
  readonly endOwnSession: Operation<{ readonly parameters: { path: { id: string } } }>
  readonly endOtherSessions: Operation<object>
}

/** The form that ends one of the sessions, or all but this one; the button that was pressed says which. */
export const endSessionFormOf = ({ endOwnSession, endOtherSessions }: Endings): AppForm => ({
  name: 'end-session',
  title: 'Session.Failed',
  labels: {},
  async send({ text }, { call }) {
    const id = text('session')
    if (id === allOthers) {
      await call(endOtherSessions)
      return { kind: 'told', code: 'Session.OthersEnded' }
    }
    try {
      await call(endOwnSession, { path: { id } })
      return { kind: 'told', code: 'Session.Ended' }
    } catch (error) {
      // Gone is what was wanted, and the list shows it.
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      return { kind: 'told', code: 'Session.NotFound' }
    }
  },
})
