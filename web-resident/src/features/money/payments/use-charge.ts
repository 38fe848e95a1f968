import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { PaymentQuestion } from '@portal/core/ledger/rules'
import { ApiError } from '@portal/web-ui/api'
import { refusalOf } from '@portal/web-ui/forms/form-answer'
import { newKey } from '@portal/web-ui/forms/idempotency-key'
import type { CardRefusal } from '../payment-methods/card-form.tsx'
import { askOf } from './payment-ask.ts'

/** What a charge is answered with that did not happen, for reasons of the provider's or ours. */
const notTaken = 'Payment.ProviderUnavailable'

type Key = ReturnType<typeof newKey>

/** What came of a call that pays at once. */
interface Charged {
  readonly payment: { readonly reference: string }
  /** Whether autopay is on now, if that was asked for. */
  readonly autoPay?: boolean | undefined
}

/** A call that pays at once, under a name of its own. */
type Charge = (key: Key) => Promise<Charged>

/** The sum, and what of its questions the payer has said yes to. */
interface Asked {
  readonly cents: number
  readonly confirmed: readonly PaymentQuestion[]
}

/**
 * Pays at once and leads to what came of it; or why it was refused. From the first press on it is one
 * payment, whatever becomes of its answer; after a refusal the next press is another.
 */
export function useCharge(): (charge: Charge, asked: Asked) => Promise<CardRefusal | null> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [key, setKey] = useState(() => newKey(null))
  return async (charge, { cents, confirmed }) => {
    try {
      const { payment, autoPay } = await charge(key)
      // What is due, and what was paid, is another by now.
      await queryClient.invalidateQueries({ refetchType: 'none' })
      const notice =
        autoPay === undefined ? '' : `&notice=${autoPay ? 'autopay-on' : 'autopay-not-on'}`
      await navigate({ href: `/payment?reference=${payment.reference}${notice}` })
      return null
    } catch (error) {
      const ask = askOf(error, cents, confirmed)
      // Nothing has begun: a yes is the same payment.
      if (ask) return { ask }
      const refused = refusalOf(error)
      // What was refused is over; what nobody knows is still this one.
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 409
      if (isRefused || refused.code === notTaken) setKey(newKey(null))
      const isTold = refused.code !== undefined && refused.code !== 'Util.ErrorTryAgainLater'
      return isTold ? refused : { code: 'Payment.GeneralPaymentError' }
    }
  }
}
