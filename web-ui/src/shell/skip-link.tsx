import { useTexts } from '../texts/index.tsx'
import styles from './skip-link.module.css'

/** The first Tab stop: skips the header to `#main`. */
export function SkipLink() {
  const { t } = useTexts()
  return (
    <a className={styles.skip} href="#main">
      {t('Util.SkipToContent')}
    </a>
  )
}
