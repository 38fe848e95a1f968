import { type ReactNode, type SubmitEvent, useState, useSyncExternalStore } from 'react'
import type { Fault, TextKey } from '@portal/core/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Beside } from '@portal/web-ui/field-set'
import { type Fields, fieldsIn } from '@portal/web-ui/forms/fields'
import { Stack } from '@portal/web-ui/layout'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { type CardData, isAboutNumbers, type OpaqueData, opaqueDataFor } from './accept.ts'
import { cardFaults, cardLabels } from './card-fields.ts'
import { Status } from './status.tsx'
import { useApp } from './use-app.ts'

const months = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'))
const yearsAhead = 15

// The browser has the script, the server's page has not; that never changes.
const never = () => () => undefined
const isHere = () => true
const isNotHere = () => false

interface CardFormProps {
  /** What stands above the card's fields. */
  children?: ReactNode
  /** False where what stands above says that no number is needed. */
  hasCard?: boolean
  label: TextKey
  busyLabel: TextKey
  /** What becomes of the number's name, or of none: why it was refused, or null where it leads on. */
  onSend: (fields: Fields, nonce: OpaqueData | null) => Promise<TextKey | null>
}

/**
 * The older form: the number goes from here to the payment provider, and only what that gives for it to us
 * (spec, resident section 7). It appears with its script, so that no number can be sent without it.
 */
export function CardForm({ children, hasCard = true, label, busyLabel, onSend }: CardFormProps) {
  const { t } = useTexts()
  const { api, completeTexts } = useApp()
  const isScripted = useSyncExternalStore(never, isHere, isNotHere)
  const [thisYear] = useState(() => new Date().getFullYear())
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [failure, setFailure] = useState<TextKey | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function pass(fields: Fields, cardData: CardData | null): Promise<void> {
    setBusy(true)
    setFailure(null)
    const refusal = await nonceFor(cardData)
      .then((nonce) => onSend(fields, nonce))
      .catch((error: unknown): TextKey =>
        isAboutNumbers(error) ? 'Payment.APICouldNotValidateError' : 'Payment.GeneralPaymentError',
      )
    if (refusal === null) return
    // Why it was refused need not be a text that the page carries.
    await completeTexts().catch(() => undefined)
    setFailure(refusal)
    setBusy(false)
  }
  const nonceFor = async (cardData: CardData | null): Promise<OpaqueData | null> =>
    cardData && opaqueDataFor(api, { cardData })
  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const sent = fieldsIn(form)
    if (!hasCard) return void pass(sent, null)
    const text = (name: keyof CardData) => sent.text(name).trim()
    const digits = (name: keyof CardData) => text(name).replaceAll(/[\s-]/g, '')
    const card: CardData = {
      cardNumber: digits('cardNumber'),
      month: text('month'),
      year: text('year'),
      cardCode: digits('cardCode'),
      zip: digits('zip'),
      fullName: text('fullName'),
    }
    const found = cardFaults(card)
    setFaults(found)
    const [first] = found
    if (first) form.querySelector<HTMLElement>(`[name=${first.field}]`)?.focus()
    else void pass(sent, card)
  }
  const field = (name: keyof CardData) => {
    const label = t(cardLabels[name])
    const fault = faults.find((one) => one.field === name)
    return { name, label, error: fault && t(`Validation.${fault.kind}`, { field: label }) }
  }
  if (!isScripted) {
    return (
      <noscript>
        <p>{t('StoredPayment.NoScriptForm')}</p>
      </noscript>
    )
  }
  const years = Array.from({ length: yearsAhead }, (_, i) => String(thisYear + i))
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Status>{failure && <Banner tone="error" title={t(failure)} />}</Status>
        {children}
        {hasCard && (
          <>
            <TextInput
              {...field('cardNumber')}
              inputMode="numeric"
              autoComplete="cc-number"
              maxLength={23}
            />
            <Beside>
              <Select
                {...field('month')}
                options={options(months)}
                placeholder="–"
                autoComplete="cc-exp-month"
              />
              <Select
                {...field('year')}
                options={options(years)}
                placeholder="–"
                autoComplete="cc-exp-year"
              />
            </Beside>
            <Beside>
              <TextInput
                {...field('cardCode')}
                hint={t('StoredPayment.CardCodeHint')}
                inputMode="numeric"
                autoComplete="cc-csc"
                maxLength={4}
              />
              <TextInput
                {...field('zip')}
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={5}
              />
            </Beside>
            <TextInput {...field('fullName')} autoComplete="cc-name" maxLength={64} />
          </>
        )}
        <div>
          <Button type="submit" busy={isBusy}>
            {t(isBusy ? busyLabel : label)}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
