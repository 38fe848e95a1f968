import { answerSaml } from '@portal/openapi/resident-client/sso'
import { ApiError, query } from '@portal/web-ui/api'

/** Error codes of invalid requests; each is a text key. */
const refusals = [
  'Sso.InvalidRequest',
  'Sso.UnknownServiceProvider',
  'Sso.RequestExpired',
  'Sso.AlreadyAnswered',
] as const

/** The SAML response for the requesting site, or the error. */
export const samlAnswerQuery = (samlRequest: string) =>
  query(
    answerSaml,
    { body: { samlRequest } },
    {
      async keep(ask) {
        // No login needed to see that a link is broken.
        if (samlRequest === '') return { refusal: 'Sso.InvalidRequest' } as const
        try {
          return await ask()
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          // A request of the wrong length breaks the contract first.
          const code = error.code === 'Error.InvalidInput' ? 'Sso.InvalidRequest' : error.code
          const refusal = refusals.find((one) => one === code)
          if (refusal === undefined) throw error
          return { refusal }
        }
      },
      // A response is posted once and never refetched.
      staleTime: Infinity,
      retry: false,
    },
  )
