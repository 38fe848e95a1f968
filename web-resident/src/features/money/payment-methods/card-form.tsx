import { type ReactNode, type SubmitEvent, useState } from 'react'
import type { ValidationError } from '@portal/core/kernel/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Beside } from '@portal/web-ui/field-set'
import { errorSentence } from '@portal/web-ui/forms/error-sentence'
import { type Fields, fieldsIn } from '@portal/web-ui/forms/fields'
import type { Ask, Refused } from '@portal/web-ui/forms/form-answer'
import { Stack } from '@portal/web-ui/layout'
import { Select } from '@portal/web-ui/select'
import { Status } from '@portal/web-ui/status'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { type CardData, isAboutNumbers, type OpaqueData, opaqueDataFor } from './accept.ts'
import { cardErrors, cardIn, cardLabels } from './card-fields.ts'

const months = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'))
const yearsAhead = 15

export type CardRefusal = Pick<Refused, 'code' | 'detail' | 'ask'>

interface CardFormProps {
  children?: ReactNode
  /** Above the button, with the last question to the payer. */
  confirmation?: (ask: Ask | null) => ReactNode
  hasCard?: boolean
  label: TextKey
  busyLabel: TextKey
  disabledReason?: string | undefined
  /** Checks the fields above first; returns the first invalid field. */
  check?: (fields: Fields) => string | undefined
  /** Sends the nonce, or null without one; returns the refusal, or null on success. */
  onSend: (fields: Fields, nonce: OpaqueData | null) => Promise<CardRefusal | null>
}

/** Sends the number only to the provider (spec, resident section 7). Use it in `Scripted`. */
export function CardForm({
  children,
  confirmation,
  hasCard = true,
  label,
  busyLabel,
  disabledReason,
  check,
  onSend,
}: CardFormProps) {
  const { t, find } = useTexts()
  const { call, completeTexts } = useApp()
  const [fieldErrors, setErrors] = useState<readonly ValidationError[]>([])
  const [failure, setFailure] = useState<CardRefusal | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function pass(fields: Fields, cardData: CardData | null): Promise<void> {
    setBusy(true)
    // A question stays until the next reply.
    setFailure((last) => (last?.ask ? last : null))
    const refusal = await nonceFor(cardData)
      .then((nonce) => onSend(fields, nonce))
      .catch((error: unknown): CardRefusal => ({
        code: isAboutNumbers(error)
          ? 'Payment.APICouldNotValidateError'
          : 'Payment.GeneralPaymentError',
      }))
    if (refusal === null) return
    // The error may need a text that the page did not carry.
    await completeTexts().catch(() => undefined)
    setFailure(refusal)
    setBusy(false)
  }
  const nonceFor = async (cardData: CardData | null): Promise<OpaqueData | null> =>
    cardData && opaqueDataFor(call, { cardData })
  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const sent = fieldsIn(form)
    const wrong = check?.(sent)
    const card = cardIn(sent)
    const found = hasCard ? cardErrors(card) : []
    setErrors(found)
    const first = wrong ?? found[0]?.field
    if (first !== undefined) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    else void pass(sent, hasCard ? card : null)
  }
  const field = (name: keyof CardData) => {
    const label = cardLabels[name]
    const fieldError = fieldErrors.find((one) => one.field === name)
    const error =
      fieldError && errorSentence({ t, find }, `Validation.${fieldError.kind}`, { label })
    return { name, label: t(label), error }
  }
  const ask = failure?.ask ?? null
  const failureText = failure && (failure.detail ?? (failure.code && t(failure.code)))
  return (
    <form role="none" onSubmit={send} noValidate>
      <Stack>
        <Status>
          {ask && (
            <Banner tone="warn" title={t(ask.title)}>
              {ask.messages.map((message) => (
                <p key={message}>{message}</p>
              ))}
            </Banner>
          )}
          {!ask && failureText && <Banner tone="error" title={failureText} />}
        </Status>
        {children}
        {hasCard && <CardFields field={field} />}
        {confirmation?.(ask)}
        <div>
          <Button type="submit" busy={isBusy} disabledReason={disabledReason}>
            {t(isBusy ? busyLabel : label)}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

interface CardFieldsProps {
  field: (name: keyof CardData) => { name: string; label: string; error: string | undefined }
}

function CardFields({ field }: CardFieldsProps) {
  const { t } = useTexts()
  const [thisYear] = useState(() => new Date().getFullYear())
  const years = Array.from({ length: yearsAhead }, (_, i) => String(thisYear + i))
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  return (
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
        <TextInput {...field('zip')} inputMode="numeric" autoComplete="postal-code" maxLength={5} />
      </Beside>
      <TextInput {...field('fullName')} autoComplete="cc-name" maxLength={64} />
    </>
  )
}
