import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import { ActingForNote } from '../../autopay/acting-for-note.tsx'
import { ManageAutopay } from '../../autopay/manage-autopay.tsx'
import { SavedMethods } from '../../autopay/saved-methods.tsx'
import { WaterAccounts } from '../../autopay/water-accounts.tsx'
import { PlainScreen } from '../../parts/plain-screen.tsx'
import { useApp } from '../../parts/use-app.ts'
import styles from './account-page.module.css'
import { LandParcelFacts } from './land-parcel-facts.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { Notifications } from './notifications.tsx'
import { Picture } from './picture.tsx'
import { ProfileDetails } from './profile-details.tsx'
import { profileQuery } from './queries.ts'
import { type SectionId, sections } from './sections.ts'
import { Security } from './security.tsx'
import { YourData } from './your-data.tsx'

/** Everything about one's own account, each part at its anchor. */
export function AccountPage({ id }: { id: string }) {
  const { t, format } = useTexts()
  const { api, page } = useApp()
  const { data: profile } = useSuspenseQuery(profileQuery(api, id))
  const isOwn = page.viewer.organizationId === null
  const parts: Readonly<Record<SectionId, ReactNode>> = {
    'profile-section': <ProfileDetails profile={profile} />,
    'water-accounts-section': isOwn ? <WaterAccounts /> : <ActingForNote />,
    'payment-methods-section': isOwn ? <SavedMethods ownerId={id} /> : <ActingForNote />,
    'manage-autopay-section': isOwn ? <ManageAutopay /> : <ActingForNote />,
    'picture-section': <Picture profile={profile} />,
    'land-parcel-section': <LandParcelFacts profile={profile} />,
    'language-section': <LanguageChoice />,
    'notification-section': <Notifications id={id} />,
    'security-section': <Security email={profile.Email} />,
    'data-section': <YourData id={id} />,
  }
  // Object.keys forgets the literal names that the constant has.
  const ids = Object.keys(sections) as SectionId[]
  const since = t('Profile.MemberSince', { month: format.date(profile.created_at, 'monthYear') })
  return (
    <PlainScreen title={t('Profile.Title')} lead={since}>
      <div className={styles.page}>
        <nav aria-labelledby="on-this-page" className={styles.anchors}>
          <p id="on-this-page">{t('Profile.OnThisPage')}</p>
          <ul>
            {ids.map((one) => (
              <li key={one}>
                <a href={`#${one}`}>{t(sections[one])}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          {ids.map((one) => (
            <div key={one} id={one} tabIndex={-1}>
              <Card title={t(sections[one])}>{parts[one]}</Card>
            </div>
          ))}
        </div>
      </div>
    </PlainScreen>
  )
}
