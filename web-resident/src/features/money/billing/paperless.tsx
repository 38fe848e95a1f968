import { Button } from '@portal/web-ui/button'
import { Form } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import type { BillingAccount } from '../utility-accounts/billing-history.ts'
import styles from './billing.module.css'
import { paperlessForm } from './paperless-form.ts'

export function Paperless({ account }: { account: BillingAccount }) {
  const { t } = useTexts()
  const form = useAppForm(paperlessForm)
  const { accountNumber, customerId, locationId, isPaperless } = account
  // Both are used: a page carries only texts used in rendering.
  const labels = [t('Bills.GoPaperless'), t('Bills.GoPaper')]
  const states = [t('Bills.PaperlessOff'), t('Bills.PaperlessOn')]
  return (
    <Form of={form}>
      <input type="hidden" name="customerId" value={customerId} />
      <input type="hidden" name="locationId" value={locationId} />
      <input type="hidden" name="isPaperless" value={String(!isPaperless)} />
      <p className={styles.paperless}>
        <span>{states[Number(isPaperless)]}</span>
        <Button type="submit" look="plain" size="small">
          {labels[Number(isPaperless)]}
          <VisuallyHidden>, {t('Payment.AccountNamed', { account: accountNumber })}</VisuallyHidden>
        </Button>
      </p>
    </Form>
  )
}
