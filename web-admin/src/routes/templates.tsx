import { createFileRoute } from '@tanstack/react-router'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { templatesQuery } from '../features/casework/reply-templates/queries.ts'
import { TemplatesScreen } from '../features/casework/reply-templates/templates-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/templates')({
  validateSearch: ({ edit }: Record<string, unknown>): { edit?: string } =>
    typeof edit === 'string' ? { edit } : {},
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(templatesQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Templates.Title'),
  component: Templates,
})

function Templates() {
  const { edit = null } = Route.useSearch()
  return (
    <>
      <TemplatesScreen edited={edit} />
      <RecordChanges kind="reply-template" />
    </>
  )
}
