import { createFileRoute, redirect } from '@tanstack/react-router'
import { ApiError } from '@portal/web-ui/api'
import { samlAnswerQuery } from '../features/people/sso/queries.ts'
import { SamlScreen } from '../features/people/sso/saml-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/sso/saml')({
  validateSearch: (
    search: Record<string, unknown>,
  ): { SAMLRequest?: string; RelayState?: string } => ({
    ...(typeof search['SAMLRequest'] === 'string' ? { SAMLRequest: search['SAMLRequest'] } : {}),
    ...(typeof search['RelayState'] === 'string' ? { RelayState: search['RelayState'] } : {}),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, location }) => {
    const asked = samlAnswerQuery(deps.SAMLRequest ?? '')
    // Only the server can allow this page to post to another site.
    if (!import.meta.env.SSR && queryClient.getQueryData(asked.queryKey) === undefined) {
      throw redirect({ href: location.href, reloadDocument: true })
    }
    await queryClient.query(asked).catch((error: unknown) => {
      throw error instanceof ApiError ? wayOn(error, location.href) : error
    })
  },
  head: ({ match: { context } }) => documentTitle(context, 'Sso.Title'),
  component: Saml,
})

/** Login or confirmation, then back here; unverified people verify first. */
function wayOn(error: ApiError, href: string) {
  const back = new URLSearchParams({ redirectto: href })
  if (error.status === 401) return redirect({ href: `/login?${back}` })
  if (error.code === 'Auth.ConfirmationRequired') {
    return redirect({ href: `/account/confirm?${back}` })
  }
  if (error.status === 403) return redirect({ href: '/account/verificationRequired' })
  return error
}

function Saml() {
  const { SAMLRequest = '', RelayState } = Route.useSearch()
  return <SamlScreen samlRequest={SAMLRequest} relayState={RelayState} />
}
