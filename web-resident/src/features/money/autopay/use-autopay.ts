import { useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { endAutopay, enrolInAutopay } from '@portal/openapi/resident-client/autopay'
import { ApiError } from '@portal/web-ui/api'
import { showToast } from '@portal/web-ui/toast-store'
import { useApp } from '@portal/web-ui/use-app'
import {
  isAboutNumbers,
  type BankData,
  opaqueDataFor,
  type OpaqueData,
} from '../payment-methods/accept.ts'
import type { WaterAccount } from '../utility-accounts/water-account.ts'

type PaymentMethod = { readonly savedCard: string } | { readonly nonce: OpaqueData }

/** Turns autopay on and off; errors use the spec's texts (resident section 8). */
export interface AutopayUse {
  readonly isBusy: boolean
  readonly failure: TextKey | null
  readonly payBySaved: (savedMethod: string) => Promise<void>
  readonly payByBank: (bank: BankData) => Promise<void>
  readonly end: (id: string) => Promise<void>
}

const isRefusedNumber = (error: unknown): boolean =>
  isAboutNumbers(error) || (error instanceof ApiError && error.status === 422)

export function useAutopay(
  { CustomerId, LocationId }: WaterAccount,
  onDone: () => void,
): AutopayUse {
  const { call, queryClient } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<TextKey | null>(null)

  async function attempt(work: () => Promise<unknown>, done: 'SuccessUpdate' | 'SuccessRemove') {
    setBusy(true)
    setFailure(null)
    try {
      await work()
      showToast(done)
      await queryClient.invalidateQueries()
      onDone()
    } catch (error) {
      const isNumber = isRefusedNumber(error)
      setFailure(isNumber ? 'Billing.InvalidRoutingNumber' : 'Billing.AutopaySaveError')
      if (!isNumber) showToast('ErrorUpdate')
    }
    setBusy(false)
  }
  const enrol = (method: PaymentMethod) =>
    call(enrolInAutopay, {
      body: { navilineCustomerId: CustomerId, navilineLocationId: LocationId, ...method },
    })

  return {
    isBusy,
    failure,
    payBySaved: (savedCard) => attempt(() => enrol({ savedCard }), 'SuccessUpdate'),
    payByBank: (bankData) =>
      attempt(
        async () => enrol({ nonce: await opaqueDataFor(call, { bankData }) }),
        'SuccessUpdate',
      ),
    end: (id) => attempt(() => call(endAutopay, { path: { id } }), 'SuccessRemove'),
  }
}
