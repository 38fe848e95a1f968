import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listStoredMethods } from '@portal/openapi/resident-client/payment-methods'
import { query } from '@portal/web-ui/api'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useMethodName } from '../payment-methods/use-method-name.ts'

/** The option for a one-time number (spec, resident section 4, payment page). */
const oneTime = '0'

/** A saved method's id; null is a one-time card number. */
export interface PaymentMethodUse {
  readonly savedCard: string | null
  readonly choose: (value: string) => void
}

/** Starts with the `Default`, the first saved. */
export function usePaymentMethod(): PaymentMethodUse {
  const { page } = useApp()
  const { data: methods = [] } = useQuery({
    ...query(listStoredMethods),
    enabled: page.viewer.userId !== null,
  })
  const [chosen, choose] = useState<string>()
  const value = chosen ?? methods.find(({ isDefault }) => isDefault)?.id ?? oneTime
  return { savedCard: value === oneTime ? null : value, choose }
}

export function PayWith({ method: { savedCard, choose } }: { method: PaymentMethodUse }) {
  const { t } = useTexts()
  const { data: methods = [] } = useQuery(query(listStoredMethods))
  const nameOf = useMethodName()
  if (methods.length === 0) return null
  return (
    <Select
      name="method"
      label={t('Payment.PayWith')}
      value={savedCard ?? oneTime}
      onChange={({ target }) => choose(target.value)}
      options={[
        ...methods.map((method) => ({ value: method.id, label: nameOf(method) })),
        { value: oneTime, label: t('Payment.OneTime') },
      ]}
    />
  )
}
