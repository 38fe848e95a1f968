import { ApiError } from '../api/index.ts'
import type { FormOf } from './form-definition.ts'

/** The button that ends all other sessions; the others name one. */
export const allOthers = 'others'

/** The calls of an app's API by which sessions end. */
interface SessionCalls<Api> {
  readonly endOne: (api: Api, id: string) => Promise<unknown>
  readonly endOthers: (api: Api) => Promise<unknown>
}

/** The form that ends one of the sessions, or all but this one; the button that was pressed says which. */
export const endSessionFormOf = <Api>({ endOne, endOthers }: SessionCalls<Api>): FormOf<Api> => ({
  name: 'end-session',
  title: 'Session.Failed',
  labels: {},
  async send({ text }, { api }) {
    const id = text('session')
    if (id === allOthers) {
      await endOthers(api)
      return { kind: 'told', code: 'Session.OthersEnded' }
    }
    try {
      await endOne(api, id)
      return { kind: 'told', code: 'Session.Ended' }
    } catch (error) {
      // Gone is what was wanted, and the list shows it.
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      return { kind: 'told', code: 'Session.NotFound' }
    }
  },
})
