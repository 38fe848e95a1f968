import type { ReactNode } from 'react'
import { useTexts } from '@portal/web-ui/texts'
import styles from './folded.module.css'

interface FoldedProps<Row> {
  /** The newest first. */
  rows: readonly Row[]
  /** How many stand open. */
  shown: number
  children: (rows: readonly Row[]) => ReactNode
}

/** A list whose older part opens on demand; on paper it is whole. */
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

/** What opens on demand; on paper it is open. */
export function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
