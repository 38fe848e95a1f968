import { Button } from '@portal/web-ui/button'
import { SearchIcon } from '@portal/web-ui/icons'
import styles from './term-form.module.css'
import { longestTerm } from './term-search.ts'

interface TermFormProps {
  action: string
  label: string
  submit: string
  /** What was searched for. */
  term?: string | undefined
}

/** A search by words: a plain form, so that it works before and without JavaScript. */
export function TermForm({ action, label, submit, term }: TermFormProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- around a form, <search> makes two landmarks of one
    <form role="search" aria-label={label} action={action} className={styles.form}>
      <label htmlFor="term">{label}</label>
      <div className={styles.row}>
        <input
          // Another search, another term to begin with.
          key={term}
          id="term"
          type="search"
          name="term"
          defaultValue={term}
          maxLength={longestTerm}
        />
        <Button type="submit">
          <SearchIcon />
          {submit}
        </Button>
      </div>
    </form>
  )
}
