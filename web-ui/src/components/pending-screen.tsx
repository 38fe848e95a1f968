import { useTexts } from '../texts/index.tsx'
import { Section } from './layout.tsx'
import { Skeleton } from './skeleton.tsx'
import styles from './visually-hidden.module.css'

/** A loading page has its heading, too. */
export function PendingScreen() {
  const { t } = useTexts()
  return (
    <Section>
      <h1 className={styles.hidden}>{t('Util.Loading')}</h1>
      <Skeleton lines={6} />
    </Section>
  )
}
