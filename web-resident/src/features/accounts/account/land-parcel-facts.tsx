import type { Address } from '@portal/core/kernel/rules'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { InLanguage, useTexts } from '@portal/web-ui/texts'
import styles from './facts.module.css'
import type { Profile } from './queries.ts'
import { weekdayIn } from './weekday.ts'

/** In the order of the specification (resident section 3). */
const facts = [
  'Refuse_Pickup_Day__c',
  'Leaf_District__c',
  'Parcel_Primary_Zoning__c',
  'Parcel_Current_Land_Use__c',
  'Historic_District__c',
  'School_District__c',
  'County_Board_District__c',
  'State_Representative_District__c',
  'State_Senate_District__c',
  'U_S_Congressional_District__c',
  'Water_Billing_Cycle_Dates__c',
] as const

/** The primary address's land parcel, and the account's other places. */
export function LandParcelFacts({ profile }: { profile: Profile }) {
  const { t } = useTexts()
  const { landParcel, properties, utilityAccounts } = profile
  return (
    <Stack>
      {landParcel ? (
        <>
          <p>{t('Profile.LandParcelText')}</p>
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact}>
                <dt>{t(`Profile.${fact}`)}</dt>
                <dd>
                  <Fact value={landParcel[fact]} />
                </dd>
              </div>
            ))}
          </dl>
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

/** In English as in the city's parcel data, except weekdays. */
function Fact({ value }: { value: string | null }) {
  const { t, format, language } = useTexts()
  if (!value) return t('Profile.NoneHere')
  const day = weekdayIn(format, value)
  return day ?? <InLanguage lang={language === 'en' ? undefined : 'en'}>{value}</InLanguage>
}

const lineOf = ({ address1, address2, city, state, zip }: Address): string =>
  [address1, address2, city, `${state} ${zip}`].filter(Boolean).join(', ')
