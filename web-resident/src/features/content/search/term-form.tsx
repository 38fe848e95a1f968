import { useRef } from 'react'
import { Button } from '@portal/web-ui/button'
import { SearchIcon } from '@portal/web-ui/icons'
import { SuggestionsFor } from './suggestions-for.tsx'
import styles from './term-form.module.css'
import { longestTerm } from './term-search.ts'

interface TermFormProps {
  action: string
  label: string
  submit: string
  term?: string | undefined
  /** Pages of the whole portal, while a person types. */
  suggests?: boolean
}

/** A plain form, so that it works without JavaScript. */
export function TermForm({ action, label, submit, term, suggests }: TermFormProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- around a form, <search> makes two landmarks of one
    <form role="search" aria-label={label} action={action} className={styles.form}>
      <label htmlFor="term">{label}</label>
      <div className={styles.row}>
        <div className={styles.field}>
          <input
            ref={input}
            // Resets the field for each search.
            key={term}
            id="term"
            type="search"
            name="term"
            defaultValue={term}
            maxLength={longestTerm}
          />
          {suggests && <SuggestionsFor key={term} input={input} />}
        </div>
        <Button type="submit">
          <SearchIcon />
          {submit}
        </Button>
      </div>
    </form>
  )
}
