import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../../parts/use-app.ts'
import { AccountSection } from './account-section.tsx'
import { ownIdOf } from './own-id.ts'
import { profileQuery } from './queries.ts'
import { Security } from './security.tsx'
import { Sessions } from './sessions.tsx'

/** What keeps the account its owner's. */
export function SecurityScreen() {
  const app = useApp()
  const { data: profile } = useSuspenseQuery(profileQuery(app.api, ownIdOf(app)))
  return (
    <AccountSection
      name="security"
      parts={{
        'security-section': <Security email={profile.Email} />,
        'sessions-section': <Sessions />,
      }}
    />
  )
}
