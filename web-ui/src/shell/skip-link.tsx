import { useTexts } from '../texts/index.tsx'
import { mainId } from './main-id.ts'
import styles from './skip-link.module.css'

/** The first Tab stop: skips the header to `#main`. */
export function SkipLink() {
  const { t } = useTexts()
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      {t('Util.SkipToContent')}
    </a>
  )
}
