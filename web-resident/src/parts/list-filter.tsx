import { Button } from '@portal/web-ui/button'
import { Row } from '@portal/web-ui/layout'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'

/** Lists from this length on have a filter. */
export const longList = 10

/** For comparison, without accents or case. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Rows that contain every search word. */
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

/** The filter's words; `find` in the page's URL. */
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
  /** The page's own path; the query gets `find`. */
  action: string
  find: string
  shown: number
  all: number
}

/** A plain form, so that it works without JavaScript. */
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
