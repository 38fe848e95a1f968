import type { ReactNode } from 'react'
import { centsOf, decimalOf } from '@portal/core/kernel/rules'
import { Card } from '@portal/web-ui/card'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Form, Submit } from '@portal/web-ui/form'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import type { StaffPaymentDetail } from './queries.ts'

interface GiveBackProps {
  payment: StaffPaymentDetail
  form: FormUse
  dialog: ReactNode
}

export function GiveBack({ payment, form, dialog }: GiveBackProps) {
  const { t, format } = useTexts()
  const limit = payment.secondPersonAbove
  const isSettled = payment.status === 'settled'
  const isDivisible = isSettled && payment.items.length === 1
  return (
    <div id="refund">
      <Card title={t('Payments.GiveBack')}>
        <p>{t(isSettled ? 'Payments.GiveBackRefund' : 'Payments.GiveBackVoid')}</p>
        {limit !== null && limit < payment.amount && (
          <p>{t('Payments.RefundLimitHint', { limit: format.money(centsOf(limit)) })}</p>
        )}
        <Form of={form} look="narrow">
          <input type="hidden" name="id" value={payment.id} />
          {isDivisible && (
            <TextInput
              {...form.field('amount', decimalOf(centsOf(payment.amount)))}
              inputMode="decimal"
              autoComplete="off"
              required
            />
          )}
          <TextInput
            {...form.field('reason')}
            hint={t('Payments.ReasonHint')}
            maxLength={500}
            autoComplete="off"
            required
          />
          <noscript>
            <input type="hidden" name="asks" value="yes" />
            <Checkbox {...form.box('isSure', false)} />
          </noscript>
          <Submit of={form} label="Payments.Refund" busyLabel="Payments.Refunding" />
        </Form>
        {dialog}
      </Card>
    </div>
  )
}
