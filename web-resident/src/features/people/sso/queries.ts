import { answerSaml } from '@portal/openapi/resident-client/sso'
import { ApiError, query } from '@portal/web-ui/api'

/** Codes of requests that the portal does not answer; each is the key of its text. */
const refusals = [
  'Sso.InvalidRequest',
  'Sso.UnknownServiceProvider',
  'Sso.RequestExpired',
  'Sso.AlreadyAnswered',
] as const

/** The portal's word for the person who asks, to the site that sent them; or why there is none. */
export const samlAnswerQuery = (samlRequest: string) =>
  query(
    answerSaml,
    { body: { samlRequest } },
    {
      async keep(ask) {
        // Nobody need log in to read that a link is broken.
        if (samlRequest === '') return { refusal: 'Sso.InvalidRequest' } as const
        try {
          return await ask()
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          // A request that is no text of the right length breaks the contract before it is read.
          const code = error.code === 'Error.InvalidInput' ? 'Sso.InvalidRequest' : error.code
          const refusal = refusals.find((one) => one === code)
          if (refusal === undefined) throw error
          return { refusal }
        }
      },
      // An answer is for one posting: nothing asks for it twice.
      staleTime: Infinity,
      retry: false,
    },
  )
