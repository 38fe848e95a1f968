import { useSuspenseQuery } from '@tanstack/react-query'
import { getProfile } from '@portal/openapi/resident-client/profiles'
import { query } from '@portal/web-ui/api'
import { useApp } from '@portal/web-ui/use-app'
import { AccountSection } from './account-section.tsx'
import { MailTrouble } from './mail-trouble.tsx'
import { ownIdOf } from './own-id.ts'
import { Security } from './security.tsx'
import { Sessions } from './sessions.tsx'

export function SecurityScreen() {
  const app = useApp()
  const { data: profile } = useSuspenseQuery(query(getProfile, { path: { id: ownIdOf(app) } }))
  return (
    <AccountSection
      name="security"
      parts={{
        'security-section': (
          <>
            <MailTrouble profile={profile} />
            <Security email={profile.Email} />
          </>
        ),
        'sessions-section': <Sessions />,
      }}
    />
  )
}
