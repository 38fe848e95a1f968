import { useState } from 'react'
import {
  centsFromWire,
  dayFromWire,
  minimumPaymentCents,
  purposes,
  suggestedCents,
} from '@portal/core/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Row } from '@portal/web-ui/layout'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { Status } from '../../parts/status.tsx'
import { useApp } from '../../parts/use-app.ts'
import { centsTyped, typedCents } from './cents-typed.ts'
import { type PaymentSearch, purposeIn } from './payment-search.ts'
import { lookUpAccount } from './queries.ts'

/** What the address suggests to pay, in cents. */
const askedIn = ({ amount = '', penaltyAmount = '' }: PaymentSearch): number =>
  suggestedCents(centsTyped(amount) ?? 0, centsTyped(penaltyAmount) ?? 0)

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
  const { due, look } = useLookUp()
  const asked = askedIn(search)
  return (
    <>
      {isFee ? (
        <input type="hidden" name="accountNumber" value={accountNumber || purpose} />
      ) : (
        <TextInput
          {...field('accountNumber', accountNumber)}
          hint={t(purpose === 'UTILITY' ? 'Payment.AccountHint' : 'Payment.CitationHint')}
          autoComplete="off"
          autoCapitalize="characters"
          required
        />
      )}
      {purpose === 'UTILITY' && (
        <Row>
          <Button look="quiet" busy={due === 'asking'} onClick={(event) => void look(event)}>
            {t('Payment.LookUp')}
          </Button>
        </Row>
      )}
      <Status>
        {due !== 'asking' && due?.text && <Banner tone={due.tone}>{due.text}</Banner>}
      </Status>
      <TextInput
        // What a look-up found takes the place of what stood there.
        key={due === 'asking' ? undefined : due?.cents}
        {...field('amount', typedCents(amountOf(due) ?? asked))}
        hint={isFee ? undefined : t('Payment.AmountHint')}
        inputMode="decimal"
        autoComplete="off"
        readOnly={isFee}
        required
      />
    </>
  )
}

interface Found {
  readonly tone: 'info' | 'error'
  readonly text: string
  readonly cents: number | undefined
}
type Due = Found | 'asking' | null

const amountOf = (due: Due): number | undefined =>
  due === null || due === 'asking' ? undefined : due.cents

/** Looks up what is due on the account that was typed (spec, resident sections 4 and 8). */
function useLookUp() {
  const { t, format } = useTexts()
  const { api, completeTexts } = useApp()
  const [due, setDue] = useState<Due>(null)
  async function look({ currentTarget }: { currentTarget: HTMLElement }) {
    const typed = new FormData(currentTarget.closest('form') ?? undefined).get('accountNumber')
    const accountNumber = typeof typed === 'string' ? typed.trim() : ''
    if (accountNumber === '' || due === 'asking') return
    setDue('asking')
    // What it says is no text of the page as it was rendered.
    await completeTexts().catch(() => undefined)
    const found = await lookUpAccount(api, accountNumber).catch(() => null)
    setDue(
      found ? said(found) : { tone: 'error', text: t('Util.ErrorTryAgainLater'), cents: undefined },
    )
  }
  function said({ OutputParms }: NonNullable<Awaited<ReturnType<typeof lookUpAccount>>>): Found {
    const { ErrorCode, AmountDueWithoutPending, DueDateOfLastBill } = OutputParms
    if (ErrorCode !== '0000')
      return { tone: 'error', text: t('Payment.AccountNotFound'), cents: undefined }
    const cents = centsFromWire(AmountDueWithoutPending) ?? 0
    if (cents <= 0)
      return { tone: 'info', text: t('Payment.NoUpcomingBills'), cents: minimumPaymentCents }
    const day = dayFromWire(DueDateOfLastBill)
    const amount = format.money(cents)
    return {
      tone: 'info',
      text: day
        ? t('Payment.DueOn', { amount, day: format.date(day, 'long') })
        : t('Payment.DueNow', { amount }),
      cents: Math.max(cents, minimumPaymentCents),
    }
  }
  return { due, look }
}
