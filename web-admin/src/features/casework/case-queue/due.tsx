import { AlertIcon } from '@portal/web-ui/icons'
import { useTexts } from '@portal/web-ui/texts'
import styles from './desk.module.css'

interface DueProps {
  of: { readonly dueAt: string | null; readonly isOverdue: boolean }
}

/** Overdue shows in words and by an icon, not by color alone. */
export function Due({ of: { dueAt, isOverdue } }: DueProps) {
  const { t, format } = useTexts()
  if (dueAt === null) return <span className={styles.soft}>{t('Desk.NoTarget')}</span>
  return (
    <span className={styles.what}>
      <span className={styles.oneLine}>{format.date(dueAt)}</span>
      {isOverdue && (
        <span className={styles.overdue}>
          <AlertIcon size="small" /> {t('Desk.Overdue')}
        </span>
      )}
    </span>
  )
}
