import type { ValidationError } from '../../platform/kernel/validation.ts'

/** Of the licenses whose number permits name; their fee schedule is `license.contractor`. */
export const contractorKind = 'contractor'

/** What a contractor is licensed for. Which of them a kind of permit takes stands with the kind. */
export const contractorTrades = [
  'general',
  'roofing',
  'electrical',
  'plumbing',
  'mechanical',
  'concrete',
] as const
export type ContractorTrade = (typeof contractorTrades)[number]

/** Answers of the license form, with which an application names its trades. */
export const tradesField = 'trades'

/** In a fixed order, each once; unknown ones do not count. */
export const tradesOf = (texts: readonly string[]): ContractorTrade[] =>
  contractorTrades.filter((trade) => texts.includes(trade))

/**
 * Whether a contractor may do the work. Empty on either side leaves nothing out: the work is open to
 * all trades, or the license is older than the record of trades.
 */
export const fitsTrades = (
  licensed: readonly ContractorTrade[],
  wanted: readonly ContractorTrade[],
): boolean =>
  licensed.length === 0 || wanted.length === 0 || licensed.some((trade) => wanted.includes(trade))

/** A contractor has a trade, and no other license has one. */
export const tradeErrors = (
  kind: string,
  trades: readonly ContractorTrade[],
): readonly ValidationError[] =>
  kind === contractorKind
    ? trades.length === 0
      ? [{ field: tradesField, kind: 'Required' }]
      : []
    : trades.length > 0
      ? [{ field: tradesField, kind: 'Invalid' }]
      : []
