import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { PaymentQuestion } from '@portal/core/ledger/rules'
import { ApiError } from '@portal/web-ui/api'
import { refusalOf } from '@portal/web-ui/forms/form-answer'
import { newKey } from '@portal/web-ui/forms/idempotency-key'
import type { CardRefusal } from '../payment-methods/card-form.tsx'
import { askOf } from './payment-ask.ts'

/** The error when the provider or we failed. */
const notTaken = 'Payment.ProviderUnavailable'

type Key = ReturnType<typeof newKey>

interface Charged {
  readonly payment: { readonly reference: string }
  /** Whether autopay is on now, if requested. */
  readonly autoPay?: boolean | undefined
}

/** Takes an idempotency key. */
type Charge = (key: Key) => Promise<Charged>

interface Asked {
  readonly cents: number
  readonly confirmed: readonly PaymentQuestion[]
}

/**
 * Charges right away and shows the result, or returns the refusal. The key stays from the first
 * press until a refusal, so that retries are the same payment.
 */
export function useCharge(): (charge: Charge, asked: Asked) => Promise<CardRefusal | null> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [key, setKey] = useState(() => newKey(null))
  return async (charge, { cents, confirmed }) => {
    try {
      const { payment, autoPay } = await charge(key)
      // Amounts due and payments have changed.
      await queryClient.invalidateQueries({ refetchType: 'none' })
      const notice =
        autoPay === undefined ? '' : `&notice=${autoPay ? 'autopay-on' : 'autopay-not-on'}`
      await navigate({ href: `/payment?reference=${payment.reference}${notice}` })
      return null
    } catch (error) {
      const ask = askOf(error, cents, confirmed)
      // Nothing was charged: the confirmed retry keeps the key.
      if (ask) return { ask }
      const refused = refusalOf(error)
      // A refusal ends the attempt; an unknown result keeps the key.
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 409
      if (isRefused || refused.code === notTaken) setKey(newKey(null))
      const isSpecific = refused.code !== undefined && refused.code !== 'Util.ErrorTryAgainLater'
      return isSpecific ? refused : { code: 'Payment.GeneralPaymentError' }
    }
  }
}
