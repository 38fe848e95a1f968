import type { TextKey } from '@portal/core/texts/rules'

export interface BankNumbers {
  readonly routingNumber: string
  readonly confirmRoutingNumber: string
  readonly accountNumber: string
  readonly confirmAccountNumber: string
  readonly accountType: string
}

export type BankErrors = Partial<Record<keyof BankNumbers, TextKey>>

/** Client-side errors by field (spec, resident section 5). */
export function bankErrors(numbers: BankNumbers): BankErrors {
  const errors: BankErrors = {}
  const { routingNumber, confirmRoutingNumber, accountNumber, confirmAccountNumber } = numbers
  if (confirmRoutingNumber !== routingNumber)
    errors.confirmRoutingNumber = 'WaterAccounts.RoutingMismatch'
  if (confirmAccountNumber !== accountNumber)
    errors.confirmAccountNumber = 'WaterAccounts.AccountMismatch'
  // Object.keys loses the type's literal names.
  for (const name of Object.keys(numbers) as (keyof BankNumbers)[])
    if (numbers[name].trim() === '') errors[name] = 'WaterAccounts.FillAll'
  return errors
}
