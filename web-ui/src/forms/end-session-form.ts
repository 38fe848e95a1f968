import type { Operation } from '@portal/openapi/operation'
import { ApiError } from '../api/index.ts'
import type { AppForm } from './form-definition.ts'

/** The button's value that ends all other sessions; otherwise it is a session's id. */
export const allOthers = 'others'

interface Endings {
  readonly endOwnSession: Operation<{ readonly parameters: { path: { id: string } } }>
  readonly endOtherSessions: Operation<object>
}

/** The pressed button selects one session, or all others. */
export const endSessionFormOf = ({ endOwnSession, endOtherSessions }: Endings): AppForm => ({
  name: 'end-session',
  title: 'Session.Failed',
  labels: {},
  async send({ text }, { call }) {
    const id = text('session')
    if (id === allOthers) {
      await call(endOtherSessions)
      return { kind: 'accepted', code: 'Session.OthersEnded' }
    }
    try {
      await call(endOwnSession, { path: { id } })
      return { kind: 'accepted', code: 'Session.Ended' }
    } catch (error) {
      // Already ended, as wanted.
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      return { kind: 'accepted', code: 'Session.NotFound' }
    }
  },
})
