import { useTexts } from '@portal/web-ui/texts'
import { TermForm } from '../../content/search/term-form.tsx'
import styles from './hero-search.module.css'

/** Searches the whole portal, with a link to the picker. */
export function HeroSearch() {
  const { t } = useTexts()
  return (
    <div className={styles.panel}>
      <TermForm
        action="/search"
        label={t('Home.SearchLabel')}
        submit={t('Search.Submit')}
        suggests
      />
      <p className={styles.picker}>
        <a href="/?action=">{t('Home.StepByStep')}</a>
      </p>
    </div>
  )
}
