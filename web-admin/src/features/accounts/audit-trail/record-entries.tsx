import { useQuery } from '@tanstack/react-query'
import type { AuditedEntity } from '@portal/core/audit-trail/rules'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { EntryTable } from './entry-table.tsx'
import { auditQuery } from './queries.ts'

/** The latest entries of one record, or of a kind. */
export function RecordEntries(search: { kind: AuditedEntity; record?: string }) {
  const { t } = useTexts()
  const { data, isError } = useQuery(auditQuery(search))
  if (isError) return <p role="alert">{t('Util.ErrorTryAgainLater')}</p>
  if (!data) return <Status>{t('Util.Loading')}</Status>
  return <EntryTable entries={data.data} empty={<p>{t('Audit.NoChanges')}</p>} />
}
