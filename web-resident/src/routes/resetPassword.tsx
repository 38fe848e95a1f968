import { createFileRoute } from '@tanstack/react-router'
import { resetCodeQuery } from '../features/people/identity/reset-code-query.ts'
import { ResetPasswordScreen } from '../features/people/identity/reset-password-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/resetPassword')({
  validateSearch: ({ oobCode }: Record<string, unknown>) => ({
    oobCode: typeof oobCode === 'string' ? oobCode : undefined,
  }),
  loaderDeps: ({ search: { oobCode } }) => ({ oobCode }),
  loader: async ({ deps: { oobCode = '' }, context: { queryClient } }) => {
    await queryClient.query(resetCodeQuery(oobCode))
  },
  head: ({ match: { context } }) => documentTitle(context, 'ResetPassword.Title'),
  component: ResetPassword,
})

function ResetPassword() {
  const { oobCode = '' } = Route.useSearch()
  return <ResetPasswordScreen oobCode={oobCode} />
}
