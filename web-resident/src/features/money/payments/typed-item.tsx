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

/** What is to be paid, by a form's own fields. */
export interface TypedItemProps {
  field: FormUse['field']
  search: PaymentSearch
  accountNumber: string
}

/** One thing to be paid, by its number: a water account is looked up, a fee stands as it is. */
export function TypedItem({ field, search, accountNumber }: TypedItemProps) {
  const { t } = useTexts()
  const purpose = purposeIn(search)
  const isFee = purposes[purpose].pays === 'request'
  // What was looked up is paid as it is.
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
        // Without a script nothing is looked up: what is due stands on the bill.
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

/** Where an account of one's own is. */
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
  /** Where the account is. */
  readonly street?: string
  /** What it puts into the form's fields. */
  readonly fields?: Readonly<Record<'accountNumber' | 'amount', string>>
}
type Due = Found | 'asking' | null

/** What a look-up found takes the place of what stood there, as if it were typed. */
function fill(form: HTMLFormElement | null, fields: Found['fields']): void {
  for (const [name, value] of Object.entries(fields ?? {})) {
    const control = form?.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement)) continue
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Looks up what is due on the account that was typed (spec, resident sections 4 and 8). */
function useLookUp() {
  const { format } = useTexts()
  const { call, completeTexts } = useApp()
  const [due, setDue] = useState<Due>(null)
  async function look({ currentTarget }: { currentTarget: HTMLElement }) {
    const form = currentTarget.closest('form')
    const accountNumber = form ? fieldsIn(form).text('accountNumber').trim() : ''
    if (accountNumber === '' || due === 'asking') return
    setDue('asking')
    // What it says is no text of the page as it was rendered.
    await completeTexts().catch(() => undefined)
    const answer = await call(lookUpAccount, { query: { accountNumber } }).catch(() => null)
    const found: Found = answer ? said(answer) : { tone: 'error', text: 'Util.ErrorTryAgainLater' }
    fill(form, found.fields)
    setDue(found)
  }
  function said({ OutputParms }: Answer<typeof lookUpAccount>): Found {
    const { AccountNumber, AmountDueWithoutPending, DueDateOfLastBill, ErrorCode, Street } =
      OutputParms
    if (ErrorCode !== '0000') return { tone: 'error', text: 'Payment.AccountNotFound' }
    const cents: number = centsFromWire(AmountDueWithoutPending) ?? 0
    // By the customer's number alone the account is found as well, and paid by its own.
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
