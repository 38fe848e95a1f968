import type { ReactNode } from 'react'
import { useTexts } from '@portal/web-ui/texts'
import styles from './content.module.css'

/** A text in English, and beside it in Spanish. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
)

/** Labels say which of the two languages a field is in. */
export function useInLanguage() {
  const { t } = useTexts()
  return {
    english: (label: string): string =>
      t('Content.InLanguage', { field: label, text: t('Content.English') }),
    spanish: (label: string): string =>
      t('Content.InLanguage', { field: label, text: t('Content.Spanish') }),
  }
}
