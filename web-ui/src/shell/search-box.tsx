import { type ComponentType, type RefObject, useRef } from 'react'
import { SearchIcon } from '../components/icons.tsx'
import { useTexts } from '../texts/index.tsx'
import styles from './search-box.module.css'

/** Shows suggestions below a search field. */
export type SuggestionsOf = ComponentType<{ input: RefObject<HTMLInputElement | null> }>

interface SearchBoxProps {
  suggestions?: SuggestionsOf | undefined
}

/** A plain form that leads to `/search?term=`. */
export function SearchBox({ suggestions: Suggestions }: SearchBoxProps) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const label = t('Header.SearchLabel')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- around a form, <search> makes two landmarks of one
    <form role="search" aria-label={label} action="/search" className={styles.box}>
      <input
        ref={input}
        type="search"
        name="term"
        required
        aria-label={label}
        placeholder={label}
      />
      <button type="submit" aria-label={t('Header.Search')}>
        <SearchIcon />
      </button>
      {Suggestions && <Suggestions input={input} />}
    </form>
  )
}
