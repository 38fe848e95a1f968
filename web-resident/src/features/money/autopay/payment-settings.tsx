import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import { SavedMethods } from '../payment-methods/saved-methods.tsx'
import { WaterAccounts } from '../utility-accounts/water-accounts.tsx'
import { ManageAutopay } from './manage-autopay.tsx'

/** An organization's (spec, resident section 2). */
export function PaymentSettings({ ownerId }: { ownerId: string }) {
  const { t } = useTexts()
  return (
    <>
      <div id="water-accounts-section" tabIndex={-1}>
        <Card title={t('WaterAccounts.Section')}>
          <WaterAccounts />
        </Card>
      </div>
      <div id="payment-methods-section" tabIndex={-1}>
        <Card title={t('StoredPayment.Section')}>
          <SavedMethods ownerId={ownerId} />
        </Card>
      </div>
      <div id="manage-autopay-section" tabIndex={-1}>
        <Card title={t('WaterAccounts.Autopay')}>
          <ManageAutopay />
        </Card>
      </div>
    </>
  )
}
