import { createFileRoute } from '@tanstack/react-router'
import { sentQuery } from '../features/accounts/account/queries.ts'
import { SentLogScreen } from '../features/accounts/account/sent-log-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/notifications_/log')({
  validateSearch: ({ before }: Readonly<Record<string, unknown>>): { before?: string } =>
    typeof before === 'string' && before !== '' ? { before } : {},
  loaderDeps: ({ search: { before } }) => ({ before }),
  loader: async ({ context: { queryClient }, deps: { before } }) => {
    await queryClient.query(sentQuery(before))
  },
  head: ({ match: { context } }) => documentTitle(context, 'NotificationChoices.LogTitle'),
  component: SentLogRoute,
})

function SentLogRoute() {
  return <SentLogScreen before={Route.useSearch().before} />
}
