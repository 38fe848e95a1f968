import type { Address } from '@portal/core/kernel/rules'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { LandParcelList } from '../../../parts/land-parcel-list.tsx'
import type { Profile } from './queries.ts'

/** The primary address's land parcel, and the account's other places. */
export function LandParcelFacts({ profile }: { profile: Profile }) {
  const { t } = useTexts()
  const { landParcel, properties, utilityAccounts } = profile
  return (
    <Stack>
      {landParcel ? (
        <>
          <p>{t('Profile.LandParcelText')}</p>
          <LandParcelList parcel={landParcel} />
          <p>
            <a href={`/activities/zoning_inquiry?parcel=${landParcel.Id}`}>
              {t('Profile.LandParcelZoning')}
            </a>
          </p>
        </>
      ) : (
        <EmptyState title={t('Profile.NoLandParcel')}>{t('Profile.NoLandParcelText')}</EmptyState>
      )}
      {properties.length > 0 && (
        <>
          <h3>{t('Profile.Properties')}</h3>
          <ul>
            {properties.map((property) => (
              <li key={lineOf(property)}>{lineOf(property)}</li>
            ))}
          </ul>
        </>
      )}
      {utilityAccounts.length > 0 && (
        <>
          <h3>{t('Profile.UtilityAccounts')}</h3>
          <ul>
            {utilityAccounts.map(({ CustomerId: customer, LocationId: location, address1 }) => (
              <li key={`${customer}-${location}`}>
                {t('Profile.UtilityAccount', { customer, location })}
                {address1 && ` (${address1})`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  )
}

const lineOf = ({ address1, address2, city, state, zip }: Address): string =>
  [address1, address2, city, `${state} ${zip}`].filter(Boolean).join(', ')
