import { SearchIcon } from '../components/icons.tsx'
import { VisuallyHidden } from '../components/visually-hidden.tsx'
import { useTexts } from '../texts/index.tsx'
import styles from './search-box.module.css'

/** Site search from any page: a plain form that leads to `/search?term=`. */
export function SearchBox({ id }: { id: string }) {
  const { t } = useTexts()
  return (
    <search>
      <form action="/search" className={styles.box}>
        <label htmlFor={id}>
          <VisuallyHidden>{t('Header.SearchLabel')}</VisuallyHidden>
        </label>
        <input id={id} type="search" name="term" required placeholder={t('Header.SearchLabel')} />
        <button type="submit" aria-label={t('Header.Search')}>
          <SearchIcon />
        </button>
      </form>
    </search>
  )
}
