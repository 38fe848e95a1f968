import { useSuspenseQuery } from '@tanstack/react-query'
import { getProfile } from '@portal/openapi/resident-client/profiles'
import { query } from '@portal/web-ui/api'
import { useApp } from '@portal/web-ui/use-app'
import { AccountSection } from './account-section.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { ownIdOf } from './own-id.ts'
import { Picture } from './picture.tsx'
import { ProfileDetails } from './profile-details.tsx'

export function ProfileScreen() {
  const app = useApp()
  const { data: profile } = useSuspenseQuery(query(getProfile, { path: { id: ownIdOf(app) } }))
  return (
    <AccountSection
      name="profile"
      parts={{
        'profile-section': <ProfileDetails profile={profile} />,
        'picture-section': <Picture profile={profile} />,
        'language-section': <LanguageChoice />,
      }}
    />
  )
}
