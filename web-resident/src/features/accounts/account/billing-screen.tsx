import { useApp } from '@portal/web-ui/use-app'
import { ManageAutopay } from '../../money/autopay/manage-autopay.tsx'
import { SavedMethods } from '../../money/payment-methods/saved-methods.tsx'
import { WaterAccounts } from '../../money/utility-accounts/water-accounts.tsx'
import { AccountSection } from './account-section.tsx'
import { ActingForNote } from './acting-for-note.tsx'
import { ownIdOf } from './own-id.ts'

export function BillingScreen() {
  const app = useApp()
  const isOwn = app.page.viewer.organizationId === null
  return (
    <AccountSection
      name="billing"
      parts={{
        'water-accounts-section': isOwn ? <WaterAccounts /> : <ActingForNote />,
        'payment-methods-section': isOwn ? (
          <SavedMethods ownerId={ownIdOf(app)} />
        ) : (
          <ActingForNote />
        ),
        'manage-autopay-section': isOwn ? <ManageAutopay /> : <ActingForNote />,
      }}
    />
  )
}
