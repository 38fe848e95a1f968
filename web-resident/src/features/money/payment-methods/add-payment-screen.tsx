import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { BackLink } from '../../../parts/back-link.tsx'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { AddPayment } from './add-payment.tsx'

export function AddPaymentScreen() {
  const { t } = useTexts()
  const { page, queryClient } = useApp()
  const navigate = useNavigate()
  const { organizationId } = page.viewer
  const account = organizationId === null ? '/account/billing' : '/organization_management'
  async function leave(): Promise<void> {
    await queryClient.invalidateQueries({ refetchType: 'none' })
    await navigate({ href: `${account}?notice=success-add-payment-method#payment-methods-section` })
  }
  return (
    <PlainScreen title={t('StoredPayment.AddTitle')} lead={t('StoredPayment.AddLead')}>
      <AddPayment onAdded={() => void leave()} />
      <BackLink href={`${account}#payment-methods-section`}>
        {t('StoredPayment.BackToAccount')}
      </BackLink>
    </PlainScreen>
  )
}
