import type { ReactNode } from 'react'
import { InLanguage, useTexts } from '@portal/web-ui/texts'
import styles from './land-parcel-list.module.css'
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

interface LandParcelListProps {
  parcel: Readonly<Record<(typeof facts)[number], string | null>>
  /** Terms and details before the city's. */
  children?: ReactNode
}

/** What the city knows about a land parcel. */
export function LandParcelList({ parcel, children }: LandParcelListProps) {
  const { t } = useTexts()
  return (
    <dl className={styles.facts}>
      {children}
      {facts.map((fact) => (
        <div key={fact}>
          <dt>{t(`Profile.${fact}`)}</dt>
          <dd>
            <Fact value={parcel[fact]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** In English as in the city's parcel data, except weekdays. */
function Fact({ value }: { value: string | null }) {
  const { t, format, language } = useTexts()
  if (!value) return t('Profile.NoneHere')
  const day = weekdayIn(format, value)
  return day ?? <InLanguage lang={language === 'en' ? undefined : 'en'}>{value}</InLanguage>
}
