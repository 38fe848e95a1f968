import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { centsFromWire, dayFromWire } from '@portal/core/billing/rules'
import { minimumPaymentCents, purposes } from '@portal/core/ledger/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { lookUpAccount } from '@portal/openapi/resident-client/billing'
import type { Answer } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { Status } from '@portal/web-ui/status'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts, type Values } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import type { FormUse } from '@portal/web-ui/use-form'
import { billingHistoryQuery, billingOwnerOf } from '../utility-accounts/billing-history.ts'
import { typedCents } from './cents-typed.ts'
import { purposeIn, suggestedIn } from './payment-asked.ts'
import type { PaymentSearch } from './payment-search.ts'
import styles from './payment.module.css'

export interface TypedItemProps {
  field: FormUse['field']
  search: PaymentSearch
  accountNumber: string
}

/** One item by its number: water accounts are looked up, fees are not. */
export function TypedItem({ field, search, accountNumber }: TypedItemProps) {
  const { t } = useTexts()
  const purpose = purposeIn(search)
  const isFee = purposes[purpose].pays === 'request'
  // A looked-up amount is fixed.
  const isFixed = purposes[purpose].pays === 'number'
  const { due, look } = useLookUp()
  return (
    <>
      {isFee ? (
        <input type="hidden" name="accountNumber" value={accountNumber || purpose} />
      ) : (
        <TextInput
          {...field('accountNumber', accountNumber)}
          label={t(purposes[purpose].number)}
          hint={t(purpose === 'UTILITY' ? 'Payment.AccountHint' : 'Payment.CitationHint')}
          autoComplete="off"
          autoCapitalize="characters"
          readOnly={isFixed}
          required
        />
      )}
      {purpose === 'UTILITY' && <OwnPlace accountNumber={accountNumber} />}
      {purpose === 'UTILITY' && (
        // Without JavaScript there is no look-up: the bill has the amount.
        <div className={styles.scripted}>
          <Button look="quiet" busy={due === 'asking'} onClick={(event) => void look(event)}>
            {t('Payment.LookUp')}
          </Button>
        </div>
      )}
      <Status>
        {due && due !== 'asking' && (
          <Banner tone={due.tone}>
            {t(due.text, due.values)}
            {due.street && ` ${t('Payment.AtAddress', { address: due.street })}`}
          </Banner>
        )}
      </Status>
      <TextInput
        {...field('amount', typedCents(suggestedIn(search)))}
        hint={isFee || isFixed ? undefined : t('Payment.AmountHint')}
        inputMode="decimal"
        autoComplete="off"
        readOnly={isFee || isFixed}
        required
      />
    </>
  )
}

function OwnPlace({ accountNumber }: { accountNumber: string }) {
  const { t } = useTexts()
  const { page } = useApp()
  const isOwn = page.viewer.state === 'full' || page.viewer.state === 'administrator'
  const { data } = useQuery({
    ...billingHistoryQuery(billingOwnerOf(page.viewer)),
    enabled: isOwn && accountNumber !== '',
  })
  const own = data?.accounts.find((account) => account.accountNumber === accountNumber)
  return own ? <p>{t('Payment.AtAddress', { address: own.address1 })}</p> : null
}

interface Found {
  readonly tone: 'info' | 'error'
  readonly text: TextKey
  readonly values?: Values
  readonly street?: string
  readonly fields?: Readonly<Record<'accountNumber' | 'amount', string>>
}
type Due = Found | 'asking' | null

/** Overwrites the fields as if typed. */
function fill(form: HTMLFormElement | null, fields: Found['fields']): void {
  for (const [name, value] of Object.entries(fields ?? {})) {
    const control = form?.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement)) continue
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** The amount due on the typed account (spec, resident sections 4 and 8). */
function useLookUp() {
  const { format } = useTexts()
  const { call, completeTexts } = useApp()
  const [due, setDue] = useState<Due>(null)
  async function look({ currentTarget }: { currentTarget: HTMLElement }) {
    const form = currentTarget.closest('form')
    const accountNumber = form ? fieldsIn(form).text('accountNumber').trim() : ''
    if (accountNumber === '' || due === 'asking') return
    setDue('asking')
    // The message may need texts that the page did not carry.
    await completeTexts().catch(() => undefined)
    const answer = await call(lookUpAccount, { query: { accountNumber } }).catch(() => null)
    const found: Found = answer
      ? messageFor(answer)
      : { tone: 'error', text: 'Util.ErrorTryAgainLater' }
    fill(form, found.fields)
    setDue(found)
  }
  function messageFor({ OutputParms }: Answer<typeof lookUpAccount>): Found {
    const { AccountNumber, AmountDueWithoutPending, DueDateOfLastBill, ErrorCode, Street } =
      OutputParms
    if (ErrorCode !== '0000') return { tone: 'error', text: 'Payment.AccountNotFound' }
    const cents: number = centsFromWire(AmountDueWithoutPending) ?? 0
    // Found by customer number alone, the account is paid by its own number.
    const fields = {
      accountNumber: AccountNumber,
      amount: typedCents(Math.max(cents, minimumPaymentCents)),
    }
    if (cents < 0)
      return {
        tone: 'info',
        text: 'Bills.Credit',
        values: { amount: format.money(-cents) },
        fields,
      }
    if (cents === 0) return { tone: 'info', text: 'Payment.NoUpcomingBills', fields }
    const day = dayFromWire(DueDateOfLastBill)
    const amount = format.money(cents)
    return day
      ? {
          tone: 'info',
          text: 'Payment.DueOn',
          values: { amount, day: format.date(day) },
          street: Street,
          fields,
        }
      : { tone: 'info', text: 'Payment.DueNow', values: { amount }, street: Street, fields }
  }
  return { due, look }
}
