import { useApp } from '@portal/web-ui/use-app'
import { AccountSection } from './account-section.tsx'
import { ownIdOf } from './own-id.ts'
import { YourData } from './your-data.tsx'

export function DataScreen() {
  const id = ownIdOf(useApp())
  return <AccountSection name="data" parts={{ 'data-section': <YourData id={id} /> }} />
}
