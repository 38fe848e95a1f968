import { createFileRoute } from '@tanstack/react-router'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { teamsQuery } from '../features/casework/teams/queries.ts'
import { TeamsScreen } from '../features/casework/teams/teams-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/teams')({
  validateSearch: ({ edit }: Record<string, unknown>): { edit?: string } =>
    typeof edit === 'string' ? { edit } : {},
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(teamsQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Teams.Title'),
  component: Teams,
})

function Teams() {
  const { edit = null } = Route.useSearch()
  return (
    <>
      <TeamsScreen edited={edit} />
      <RecordChanges kind="team" />
    </>
  )
}
