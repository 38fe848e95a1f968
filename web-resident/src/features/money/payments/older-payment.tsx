import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { emailErrorOf } from '@portal/core/kernel/rules'
import { isPayable } from '@portal/core/ledger/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { payBill } from '@portal/openapi/resident-client/payments'
import { Checkbox } from '@portal/web-ui/checkbox'
import { EmailInput } from '@portal/web-ui/email-input'
import { errorSentence } from '@portal/web-ui/forms/error-sentence'
import type { Fields } from '@portal/web-ui/forms/fields'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import type { OpaqueData } from '../payment-methods/accept.ts'
import { CardForm } from '../payment-methods/card-form.tsx'
import { billingHistoryQuery, billingOwnerOf } from '../utility-accounts/billing-history.ts'
import { centsTyped } from './cents-typed.ts'
import { ConfirmPayment } from './confirm-payment.tsx'
import { PayWith, usePaymentMethod } from './pay-with.tsx'
import { confirmedIn } from './payment-ask.ts'
import type { PaymentSearch } from './payment-search.ts'
import type { TypedItemProps } from './typed-item.tsx'
import { useCharge } from './use-charge.ts'

const labels = {
  accountNumber: 'Payment.AccountNumber',
  amount: 'Payment.Amount',
  email: 'Payment.ReceiptEmail',
} as const satisfies Readonly<Record<string, TextKey>>

type Name = keyof typeof labels

/** Errors above the card's own fields, in order. */
function errorsIn(fields: Fields): ReadonlyMap<string, TextKey> {
  const email = fields.text('email').trim()
  const fieldErrors: [Name, TextKey][] = []
  if (!/^\s*[^\s-]+-[^\s-]+\s*$/.test(fields.text('accountNumber')))
    fieldErrors.push(['accountNumber', 'Payment.AccountNotFound'])
  if (!isPayable(centsTyped(fields.text('amount')) ?? 0))
    fieldErrors.push(['amount', 'Payment.AmountInvalid'])
  const emailError = email === '' ? null : emailErrorOf(email)
  if (emailError) fieldErrors.push(['email', `Validation.${emailError}`])
  return new Map(fieldErrors)
}

interface OlderPaymentProps {
  search: PaymentSearch
  accountNumber: string
  Item: ComponentType<TypedItemProps>
  disabledReason: string | undefined
}

/**
 * The older payment page (spec, admin section 6: by EnableCORE): a saved card or bank account, or a
 * card number sent from here to the provider for one use.
 */
export function OlderPayment({
  search,
  accountNumber: asked,
  Item,
  disabledReason,
}: OlderPaymentProps) {
  const { t, find } = useTexts()
  const { call, page } = useApp()
  const isGuest = page.viewer.userId === null
  const own = useOwnAccount(asked === '' && !isGuest)
  const method = usePaymentMethod()
  const charge = useCharge()
  const [isAutopay, setAutopay] = useState(false)
  const [fieldErrors, setErrors] = useState<ReadonlyMap<string, TextKey>>(new Map())
  const { savedCard } = method

  function check(fields: Fields): string | undefined {
    const found = errorsIn(fields)
    setErrors(found)
    return [...found.keys()][0]
  }
  const pay = (fields: Fields, nonce: OpaqueData | null) => {
    const [customerId = '', locationId = ''] = fields.text('accountNumber').trim().split('-')
    const cents = centsTyped(fields.text('amount')) ?? 0
    const confirmed = confirmedIn(fields, cents)
    return charge(
      ({ 'Idempotency-Key': key }) =>
        call(payBill, {
          header: { 'idempotency-key': key },
          body: {
            ...(nonce ? { nonce } : { savedCard: savedCard ?? '' }),
            amount: cents / 100,
            appCode: 'UTILITY',
            navilineCustomerId: customerId,
            navilineLocationId: locationId,
            autoPay: isAutopay && savedCard !== null,
            email: fields.text('email').trim() || null,
            confirm: confirmed,
          },
        }),
      { cents, confirmed },
    )
  }
  const field = (name: string, first?: string) => {
    // Only fields of this form ask.
    const label = labels[name as Name]
    const fieldError = fieldErrors.get(name)
    const error = fieldError && errorSentence({ t, find }, fieldError, { label })
    return { name, label: t(label), error, defaultValue: first }
  }
  return (
    <CardForm
      label="Payment.PayNow"
      busyLabel="Payment.Paying"
      hasCard={savedCard === null}
      disabledReason={disabledReason}
      check={check}
      confirmation={(ask) => <ConfirmPayment ask={ask} />}
      onSend={pay}
    >
      <Item
        key={own?.accountNumber}
        field={field}
        search={own ?? search}
        accountNumber={own?.accountNumber ?? asked}
      />
      {isGuest ? (
        <EmailInput
          {...field('email')}
          hint={t('Payment.ReceiptEmailHint')}
          autoComplete="email"
          optional
        />
      ) : (
        <>
          <PayWith method={method} />
          <Checkbox
            name="autoPay"
            label={t('Payment.AutoPay')}
            // A one-time number cannot pay later bills (spec, resident section 4).
            hint={savedCard === null && t('Payment.AutoPaySaved')}
            checked={isAutopay && savedCard !== null}
            disabled={savedCard === null}
            onChange={({ target }) => setAutopay(target.checked)}
          />
        </>
      )}
    </CardForm>
  )
}

/** Default account: the person's first with an amount due. */
function useOwnAccount(isAsked: boolean): (PaymentSearch & { accountNumber: string }) | undefined {
  const { page } = useApp()
  const { data } = useQuery({
    ...billingHistoryQuery(billingOwnerOf(page.viewer)),
    enabled: isAsked,
  })
  const accounts = data?.accounts ?? []
  const account = accounts.find(({ totalAmountDue }) => totalAmountDue > 0) ?? accounts[0]
  if (!isAsked || !account) return undefined
  const { accountNumber, amount, penaltyAmount } = account
  return {
    accountNumber,
    amount: amount.toFixed(2),
    penaltyAmount: penaltyAmount.toFixed(2),
  }
}
