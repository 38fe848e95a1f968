import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isPayable } from '@portal/core/rules'
import { ApiError, dataOf } from '@portal/web-ui/api'
import { Checkbox } from '@portal/web-ui/checkbox'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusalOf } from '@portal/web-ui/forms/form-answer'
import { newKey } from '@portal/web-ui/forms/idempotency-key'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { methodsQuery } from '../../autopay/queries.ts'
import type { OpaqueData } from '../../parts/accept.ts'
import { CardForm } from '../../parts/card-form.tsx'
import { useApp } from '../../parts/use-app.ts'
import { centsTyped, typedCents } from './cents-typed.ts'

/** The choice of a number that is used once (spec, resident section 4, payment page). */
const oneTime = '0'

/** What a charge is answered with that did not happen, for reasons of the provider's or ours. */
const notTaken = 'Payment.ProviderUnavailable'

interface OlderPaymentProps {
  accountNumber: string
  /** What is suggested, in cents. */
  cents: number
}

/**
 * The older payment page (spec, admin section 6: by EnableCORE): a saved card or bank account, or a card
 * whose number goes from here to the provider and is used once.
 */
export function OlderPayment({ accountNumber, cents }: OlderPaymentProps) {
  const { t } = useTexts()
  const { api, page } = useApp()
  const navigate = useNavigate()
  const isSignedIn = page.viewer.userId !== null
  const { data: methods = [] } = useQuery({ ...methodsQuery(api), enabled: isSignedIn })
  const [method, setMethod] = useState(oneTime)
  const [isAutopay, setAutopay] = useState(false)
  // From the first press on, whatever becomes of its answer; what is paid otherwise is another payment.
  const [key, setKey] = useState(() => newKey(null))
  const isOneTime = method === oneTime

  async function pay(fields: Fields, nonce: OpaqueData | null) {
    const amount = centsTyped(fields.text('amount')) ?? 0
    const [customerId = '', locationId = ''] = fields.text('accountNumber').trim().split('-')
    if (!isPayable(amount)) return 'Payment.AmountInvalid' as const
    if (!customerId || !locationId) return 'Payment.AccountNotFound' as const
    try {
      const { payment } = await dataOf(
        api.POST('/payment', {
          headers: key,
          body: {
            ...(nonce ? { nonce } : { savedCard: method }),
            amount: amount / 100,
            appCode: 'UTILITY',
            navilineCustomerId: customerId,
            navilineLocationId: locationId,
            autoPay: isAutopay && !isOneTime,
          },
        }),
      )
      await navigate({ href: `/payment?reference=${payment.reference}` })
      return null
    } catch (error) {
      const { code } = refusalOf(error)
      // What was refused is over: the next press is another payment. What nobody knows is still this one.
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 409
      if (isRefused || code === notTaken) setKey(newKey(null))
      return code ?? ('Payment.GeneralPaymentError' as const)
    }
  }
  return (
    <CardForm label="Payment.PayNow" busyLabel="Payment.Paying" hasCard={isOneTime} onSend={pay}>
      <TextInput
        name="accountNumber"
        label={t('Payment.AccountNumber')}
        hint={t('Payment.AccountHint')}
        defaultValue={accountNumber}
        autoComplete="off"
        required
      />
      <TextInput
        name="amount"
        label={t('Payment.Amount')}
        hint={t('Payment.AmountHint')}
        defaultValue={typedCents(cents)}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      {isSignedIn && (
        <>
          <Select
            name="method"
            label={t('Payment.PayWith')}
            value={method}
            onChange={({ target }) => {
              setMethod(target.value)
              // A number that is used once pays no bill to come.
              if (target.value === oneTime) setAutopay(false)
            }}
            options={[
              ...methods.map(({ id, name }) => ({ value: id, label: name })),
              { value: oneTime, label: t('Payment.OneTime') },
            ]}
          />
          <Checkbox
            name="autoPay"
            label={t('Payment.AutoPay')}
            checked={isAutopay}
            disabled={isOneTime}
            onChange={({ target }) => setAutopay(target.checked)}
          />
        </>
      )}
    </CardForm>
  )
}
