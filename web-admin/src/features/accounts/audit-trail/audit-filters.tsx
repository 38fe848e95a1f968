import { auditLimits } from '@portal/core/audit-trail/rules'
import { Button } from '@portal/web-ui/button'
import { Row } from '@portal/web-ui/layout'
import { Select, type SelectOption } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { AuditSearch } from './audit-search.ts'
import styles from './audit.module.css'

interface AuditFiltersProps {
  readonly search: AuditSearch
  readonly operations: readonly SelectOption[]
  readonly kinds: readonly SelectOption[]
}

/** A plain form of the page's own address. */
export function AuditFilters({ search, operations, kinds }: AuditFiltersProps) {
  const { t } = useTexts()
  const isNarrowed = Object.keys(search).length > 0
  const word = { maxLength: auditLimits.text, autoComplete: 'off' } as const
  return (
    // Its fields start again with another filter.
    <form
      key={JSON.stringify(search)}
      method="get"
      action="/audit"
      className={styles.filters}
      aria-label={t('Audit.Filter')}
    >
      <TextInput
        name="who"
        label={t('Audit.Who')}
        placeholder={t('Audit.WhoHint')}
        defaultValue={search.who}
        {...word}
      />
      <Select
        name="operation"
        label={t('Audit.Operation')}
        placeholder={t('Audit.AllOperations')}
        defaultValue={search.operation ?? ''}
        options={operations}
      />
      <Select
        name="kind"
        label={t('Audit.Kind')}
        placeholder={t('Audit.AllKinds')}
        defaultValue={search.kind ?? ''}
        options={kinds}
      />
      <TextInput
        name="record"
        label={t('Audit.Record')}
        placeholder={t('Audit.RecordHint')}
        defaultValue={search.record}
        {...word}
      />
      <TextInput name="from" type="date" label={t('Audit.From')} defaultValue={search.from} />
      <TextInput name="to" type="date" label={t('Audit.To')} defaultValue={search.to} />
      <TextInput name="text" label={t('Audit.Text')} defaultValue={search.text} {...word} />
      <Row>
        <Button type="submit">{t('Audit.Filter')}</Button>
        {isNarrowed && <a href="/audit">{t('Audit.Reset')}</a>}
      </Row>
    </form>
  )
}
