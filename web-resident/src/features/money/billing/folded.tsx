import type { ReactNode } from 'react'
import { useTexts } from '@portal/web-ui/texts'
import styles from './folded.module.css'

interface FoldedProps<Row> {
  /** Newest first. */
  rows: readonly Row[]
  /** Rows shown at first. */
  shown: number
  children: (rows: readonly Row[]) => ReactNode
}

/** Older rows open on demand; print shows all. */
export function Folded<Row>({ rows, shown, children }: FoldedProps<Row>) {
  const { t } = useTexts()
  const older = rows.slice(shown)
  return (
    <>
      {children(rows.slice(0, shown))}
      {older.length > 0 && (
        <Details summary={t('Bills.Older', { count: older.length })}>{children(older)}</Details>
      )}
    </>
  )
}

/** Opens on demand; print shows it open. */
export function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
