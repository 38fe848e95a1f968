import { createFileRoute } from '@tanstack/react-router'
import { getTotpSetup, listSecondFactors } from '@portal/openapi/admin-client/second-factor'
import { query } from '@portal/web-ui/api'
import { SecurityScreen } from '../features/people/second-factor/security-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/security')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await Promise.all([
        queryClient.query(query(listSecondFactors)),
        queryClient.query(query(getTotpSetup)),
      ])
    }),
  head: ({ match: { context } }) => documentTitle(context, 'SecondFactor.Title'),
  component: SecurityScreen,
})
