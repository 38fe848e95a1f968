import { type SubmitEvent, useState, useSyncExternalStore } from 'react'
import type { Fault, TextKey } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Beside } from '@portal/web-ui/field-set'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { Stack } from '@portal/web-ui/layout'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { type CardData, isAboutNumbers, opaqueDataFor } from '../../parts/accept.ts'
import { Status } from '../../parts/status.tsx'
import { useApp } from '../../parts/use-app.ts'
import { cardFaults, cardLabels } from './card-fields.ts'

const months = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'))
const yearsAhead = 15

// The browser has the script, the server's page has not; that never changes.
const never = () => () => undefined
const isHere = () => true
const isNotHere = () => false

/**
 * The older form: the number goes from here to the payment provider, and only what that gives for it to us
 * (spec, resident section 7). It appears with its script, so that no number can be sent without it.
 */
export function CardForm({ onAdded }: { onAdded: () => void }) {
  const { t } = useTexts()
  const { api } = useApp()
  const isScripted = useSyncExternalStore(never, isHere, isNotHere)
  const [thisYear] = useState(() => new Date().getFullYear())
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [failure, setFailure] = useState<TextKey>()
  const [isBusy, setBusy] = useState(false)

  async function add(cardData: CardData): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      const nonce = await opaqueDataFor(api, { cardData })
      const { success } = await dataOf(api.POST('/payment-methods', { body: { nonce } }))
      if (success) return onAdded()
      setFailure('Payment.APICouldNotValidateError')
    } catch (error) {
      setFailure(
        isAboutNumbers(error) ? 'Payment.APICouldNotValidateError' : 'Payment.GeneralPaymentError',
      )
    }
    setBusy(false)
  }
  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const sent = fieldsIn(form)
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
    else void add(card)
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
        <div>
          <Button type="submit" busy={isBusy}>
            {t(isBusy ? 'StoredPayment.Saving' : 'StoredPayment.Save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
