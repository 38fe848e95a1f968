import { Button } from '@portal/web-ui/button'
import { Row } from '@portal/web-ui/layout'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'

/** From so many rows on a list has a filter. */
export const longList = 10

/** A text as it is compared: without accents or case. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The rows in whose texts every word that is looked for occurs. */
export function filtered<Row>(
  rows: readonly Row[],
  find: string,
  textsOf: (row: Row) => readonly (string | null)[],
): readonly Row[] {
  const words = plain(find).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = plain(textsOf(row).join(' '))
    return words.every((word) => text.includes(word))
  })
}

interface FindFieldProps {
  label: string
  hint?: string
  find: string
}

/** The words that a list is filtered by; `find` in its page's address. */
export const FindField = ({ find, ...rest }: FindFieldProps) => (
  <TextInput
    {...rest}
    name="find"
    type="search"
    defaultValue={find}
    autoComplete="off"
    maxLength={100}
  />
)

interface ListFilterProps {
  /** The page's own address; what is looked for stands in it as `find`. */
  action: string
  find: string
  shown: number
  all: number
}

/** Looks for words in a long list; a plain form, so that it works without a script. */
export function ListFilter({ action, find, shown, all }: ListFilterProps) {
  const { t } = useTexts()
  return (
    <search>
      <form action={action} aria-label={t('ListFilter.Label')}>
        <Row>
          <FindField label={t('ListFilter.Label')} hint={t('ListFilter.Hint')} find={find} />
          <Button type="submit" look="quiet">
            {t('ListFilter.Submit')}
          </Button>
        </Row>
        {find !== '' && (
          <p>
            {t('ListFilter.Count', { shown, count: all })}{' '}
            <a href={action}>{t('ListFilter.All')}</a>
          </p>
        )}
      </form>
    </search>
  )
}
