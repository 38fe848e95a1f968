import { type Handlers, ok } from '@portal/bff-pipeline'
import type { auditTrail } from '@portal/openapi/admin/accounts/audit-trail'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/audit-trail')

export const auditTrailHandlers = {
  listAuditEntries: async ({ query: { after, ...filter } }, context) => {
    const { describeEntry, listAuditEntries, namesIn, wordsFor } = await load()
    const { data, ...page } = await listAuditEntries(context, filter, after)
    const choices = (group: 'Operation' | 'AuditKind') => {
      // Operations of one name are one choice.
      const byLabel = new Map(namesIn(group).map((name) => [wordsFor(context, group, name), name]))
      return [...byLabel]
        .map(([label, value]) => ({ value, label }))
        .toSorted((a, b) => a.label.localeCompare(b.label, context.language))
    }
    return ok({
      ...page,
      data: data.map((entry) => describeEntry(context, entry)),
      operations: choices('Operation'),
      kinds: choices('AuditKind'),
    })
  },
  exportAuditEntries: async ({ query: { lng, ...query } }, context) => {
    const { exportAuditEntries } = await load()
    return ok(await exportAuditEntries({ ...context, language: lng ?? context.language }, query), {
      // The BOM marks UTF-8 for spreadsheets.
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="audit.csv"',
      'cache-control': 'no-store',
    })
  },
} satisfies Handlers<typeof auditTrail>
