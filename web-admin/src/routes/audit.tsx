import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '../features/accounts/audit-trail/audit-screen.tsx'
import { auditSearchOf } from '../features/accounts/audit-trail/audit-search.ts'
import { auditQuery } from '../features/accounts/audit-trail/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/audit')({
  validateSearch: auditSearchOf,
  loaderDeps: ({ search }) => auditSearchOf({ ...search }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(auditQuery(loader.deps))
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Audit.Title'),
  component: AuditRoute,
})

function AuditRoute() {
  return <AuditScreen search={auditSearchOf({ ...Route.useSearch() })} />
}
