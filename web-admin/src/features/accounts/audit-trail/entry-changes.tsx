import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './audit.module.css'
import type { AuditChange, AuditEntry } from './queries.ts'

/** Each field with its old and its new value, by record. */
export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const { t } = useTexts()
  const { changes, changeCount } = entry
  const isItself = ({ kind, recordId, part }: AuditChange) =>
    part === null && kind === entry.kind && recordId === entry.recordId
  const more = changeCount - changes.length
  return (
    <div className={styles.changes}>
      {changes.map((change) => (
        <div key={JSON.stringify(change)}>
          {!isItself(change) && <p className={styles.soft}>{titleOf(change)}</p>}
          {change.isForgotten && <p className={styles.soft}>{t('Audit.Forgotten')}</p>}
          <Fields change={change} />
        </div>
      ))}
      {more > 0 && <p>{t('Audit.MoreRecords', { count: more })}</p>}
    </div>
  )
}

const titleOf = ({ kindName, record, recordId, part }: AuditChange): string =>
  [kindName, record ?? recordId, part].filter((word) => word !== null).join(' ')

function Fields({ change }: { change: AuditChange }) {
  const { t } = useTexts()
  return (
    <dl className={styles.fields}>
      {change.fields.map(({ field, label, before, after }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {before !== null && (
              <del>
                <VisuallyHidden>{t('Audit.Before')}: </VisuallyHidden>
                <Value text={before} />
              </del>
            )}
            {before !== null && <span aria-hidden="true"> → </span>}
            {(after !== null || before === null || change.change === 'update') && (
              <ins>
                <VisuallyHidden>{t('Audit.After')}: </VisuallyHidden>
                <Value text={after ?? t('Audit.Empty')} />
              </ins>
            )}
            {change.change === 'delete' && <ins>{t('Audit.Removed')}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const shortLength = 120

/** Long texts open on demand. */
function Value({ text }: { text: string }) {
  if (text.length <= shortLength) return text
  return (
    <details className={styles.long}>
      <summary>{text.slice(0, shortLength)}…</summary>
      {text}
    </details>
  )
}
