import { useSuspenseQuery } from '@tanstack/react-query'
import { getProfile } from '@portal/openapi/resident-client/profiles'
import { query } from '@portal/web-ui/api'
import { useApp } from '@portal/web-ui/use-app'
import { AccountSection } from './account-section.tsx'
import { LandParcelFacts } from './land-parcel-facts.tsx'
import { ownIdOf } from './own-id.ts'

export function PropertyScreen() {
  const app = useApp()
  const { data: profile } = useSuspenseQuery(query(getProfile, { path: { id: ownIdOf(app) } }))
  return (
    <AccountSection
      name="property"
      parts={{ 'land-parcel-section': <LandParcelFacts profile={profile} /> }}
    />
  )
}
