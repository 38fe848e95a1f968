import { useSuspenseQuery } from '@tanstack/react-query'
import { auditLimits } from '@portal/core/audit-trail/rules'
import { Banner } from '@portal/web-ui/banner'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { type AuditSearch, auditQueryString } from './audit-search.ts'
import styles from './audit.module.css'
import { EntryTable } from './entry-table.tsx'
import { auditQuery } from './queries.ts'

/** Who changed what, of all records. Works without JavaScript. */
export function AuditScreen({ search }: { search: AuditSearch }) {
  const { t, format, language } = useTexts()
  const { data } = useSuspenseQuery(auditQuery(search))
  const { after, ...filter } = search
  const isMore = data.total >= auditLimits.counted
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Audit.Title')}</PageTitle>
          <p>{t('Audit.Lead')}</p>
        </Stack>
        {!data.isAppendOnly && <Banner tone="warn">{t('Audit.Open')}</Banner>}
        <AuditFilters search={search} operations={data.operations} kinds={data.kinds} />
        <div className={styles.bar}>
          <output className={styles.total}>
            {isMore
              ? t('Audit.CountMore', { number: format.number(data.total) })
              : t('Audit.Count', { count: data.total })}
          </output>
          {/* exportAuditEntries: the browser downloads it. */}
          <a
            href={`/api/audit/export?${new URLSearchParams({ ...filter, lng: language })}`}
            download
          >
            {t('Audit.Download')}
          </a>
        </div>
        <EntryTable
          entries={data.data}
          empty={<EmptyState title={t('Audit.None')}>{t('Audit.NoneText')}</EmptyState>}
        />
        <Row>
          {after !== undefined && (
            <a href={`/audit${auditQueryString(filter)}`}>{t('Audit.Latest')}</a>
          )}
          {data.next !== null && (
            <a href={`/audit${auditQueryString({ ...filter, after: data.next })}`} rel="next">
              {t('Audit.Older')}
            </a>
          )}
        </Row>
      </Stack>
    </Screen>
  )
}
