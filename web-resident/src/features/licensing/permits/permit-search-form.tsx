import type { ReactNode } from 'react'
import { permitLimits } from '@portal/core/permits/rules'
import { Button } from '@portal/web-ui/button'
import { SearchIcon } from '@portal/web-ui/icons'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FieldError, ParcelPart, PermitSearch, SearchWay } from './permit-search.ts'
import { parcelParts } from './permit-search.ts'
import styles from './permits.module.css'

interface PermitSearchFormProps {
  by: Exclude<SearchWay, 'map'>
  search: PermitSearch
  errors: readonly FieldError[]
}

const parcelTexts = {
  township: 'Permits.Township',
  section: 'Permits.Section',
  block: 'Permits.Block',
  lot: 'Permits.Lot',
  unit: 'Permits.Unit',
} as const satisfies Record<ParcelPart, string>

/** A plain form of the chosen way, so that it works without JavaScript. */
export function PermitSearchForm({ by, search, errors }: PermitSearchFormProps) {
  const { t } = useTexts()
  const field = (name: FieldError[0], label: string) => {
    const error = errors.find(([wrong]) => wrong === name)?.[1]
    return {
      name,
      label,
      defaultValue: search[name] ?? '',
      maxLength: permitLimits.name,
      autoComplete: 'off',
      error:
        error &&
        t(`Validation.${error === 'FieldRequired' ? 'Required' : 'Invalid'}`, { field: label }),
    }
  }
  const fields: Readonly<Record<PermitSearchFormProps['by'], () => ReactNode>> = {
    address: () => (
      <div className={`${styles.beside ?? ''} ${styles.address ?? ''}`}>
        <TextInput
          {...field('streetNumber', t('Permits.StreetNumber'))}
          optional
          inputMode="numeric"
        />
        <TextInput
          {...field('streetName', t('Permits.StreetName'))}
          optional
          hint={t('Permits.StreetNameHint')}
        />
      </div>
    ),
    number: () => (
      <div className={styles.beside}>
        <TextInput
          {...field('year', t('Permits.Year'))}
          hint={t('Permits.YearHint')}
          inputMode="numeric"
        />
        <TextInput {...field('number', t('Permits.Number'))} inputMode="numeric" />
      </div>
    ),
    parcel: () => (
      <>
        <p>{t('Permits.ParcelHint')}</p>
        <div className={styles.beside}>
          {parcelParts.map((part) => (
            <TextInput
              key={part}
              {...field(part, t(parcelTexts[part]))}
              optional={part === 'unit'}
            />
          ))}
        </div>
      </>
    ),
    name: () => (
      <TextInput {...field('name', t('Permits.OwnerName'))} hint={t('Permits.OwnerNameHint')} />
    ),
  }
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- around a form, <search> makes two landmarks of one
      role="search"
      aria-label={t('Permits.Search')}
      action="/permit-search"
      className={styles.form}
    >
      <input type="hidden" name="by" value={by} />
      {fields[by]()}
      <Button type="submit">
        <SearchIcon />
        {t('Permits.SearchButton')}
      </Button>
    </form>
  )
}
