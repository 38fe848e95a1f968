import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { SearchIcon } from '@portal/web-ui/icons'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { LandParcel } from './queries.ts'
import { zoningHref, zoningPath, type ZoningSearch } from './zoning-search.ts'
import styles from './zoning.module.css'

/** A plain form: it works without JavaScript, and its address can be sent to others. */
export function FindProperty({ search }: { search: ZoningSearch }) {
  const { t } = useTexts()
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- around a form, <search> makes two landmarks of one
      role="search"
      aria-label={t('Zoning.FindTitle')}
      action={zoningPath}
      className={styles.find}
      // Resets the fields for each search.
      key={zoningHref(search)}
    >
      <input type="hidden" name="activityId" value={search.activityId} />
      <div className={styles.address}>
        <TextInput
          name="address"
          label={t('Zoning.Address')}
          hint={t('Zoning.AddressHint')}
          defaultValue={search.address}
          autoComplete="address-line1"
          maxLength={120}
          required
        />
      </div>
      <TextInput
        name="unit"
        label={t('Zoning.Unit')}
        defaultValue={search.unit}
        autoComplete="off"
        maxLength={20}
        optional
      />
      <TextInput
        name="zip"
        label={t('Zoning.Zip')}
        defaultValue={search.zip}
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={10}
        optional
      />
      <div>
        <Button type="submit">
          <SearchIcon />
          {t('Zoning.Search')}
        </Button>
      </div>
    </form>
  )
}

const maxFound = 25

interface FoundProps {
  /** Null if the look-up failed. */
  found: readonly LandParcel[] | null
  search: ZoningSearch
}

/** The properties of the searched address, as links. */
export function Found({ found, search }: FoundProps) {
  const { t } = useTexts()
  if (found === null) return <Banner tone="error">{t('Zoning.MapSearchErrorPopupContent')}</Banner>
  if (found.length === 0)
    return <Banner tone="warn">{t('Zoning.NoLandParcelMatchesPopupContent')}</Banner>
  const list = (
    <>
      <ul className={styles.found}>
        {found.map(({ Id, address, zip, districts }) => (
          <li key={Id}>
            <a
              href={zoningHref({ ...search, parcel: Id })}
              aria-current={Id === search.parcel ? 'true' : undefined}
            >
              {address}, {zip}
            </a>{' '}
            <span className={styles.codes}>{districts.map(({ code }) => code).join(', ')}</span>
          </li>
        ))}
      </ul>
      {found.length === maxFound && <p>{t('Zoning.FoundMany', { max: maxFound })}</p>}
    </>
  )
  const title = t('Zoning.FoundTitle', { count: found.length })
  // Once a property is chosen, the others make way for it.
  if (search.parcel !== undefined)
    return (
      <details className={styles.others}>
        <summary>{title}</summary>
        {list}
      </details>
    )
  return (
    <section aria-labelledby="found">
      <h2 id="found">{title}</h2>
      {list}
    </section>
  )
}
