import { ActingForNote } from '../../../autopay/acting-for-note.tsx'
import { ManageAutopay } from '../../../autopay/manage-autopay.tsx'
import { SavedMethods } from '../../../autopay/saved-methods.tsx'
import { WaterAccounts } from '../../../autopay/water-accounts.tsx'
import { useApp } from '../../../parts/use-app.ts'
import { AccountSection } from './account-section.tsx'
import { ownIdOf } from './own-id.ts'

/** Water accounts, saved methods and autopay of one's own. */
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
