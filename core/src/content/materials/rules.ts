// Pure rules that the contract, the operations and the screens share.
import { required, type ValidationError } from '../../platform/kernel/validation.ts'

/** Where a thing goes, in the order in which people read it. */
export const materialStreams = [
  'recycling',
  'garbage',
  'yard-waste',
  'bulky',
  'drop-off',
  'electronics',
  'hazardous',
  'donate',
] as const

export type MaterialStream = (typeof materialStreams)[number]

/** Of a list of one stream; a search has pages of `searchPageSize`. */
export const materialPageSize = 100

/** What staff edit of a thing. A text without Spanish is null there. */
export interface MaterialBody {
  readonly name: string
  readonly nameEs: string | null
  /** Other words for it, with commas between. */
  readonly words: string
  readonly wordsEs: string | null
  readonly stream: MaterialStream
  /** How to prepare it. */
  readonly advice: string
  readonly adviceEs: string | null
  /** Null: the carts at home. */
  readonly bringTo: string | null
  readonly bringToEs: string | null
}

export const materialLimits = { name: 100, words: 300, advice: 1000, bringTo: 300 } as const

/** Of a thing that will be published: whole in English, and in Spanish whole or not at all. */
export function materialErrors(body: MaterialBody): readonly ValidationError[] {
  const hasSpanish = Boolean(body.nameEs ?? body.wordsEs ?? body.adviceEs ?? body.bringToEs)
  return [
    ...required('name', body.name),
    ...required('advice', body.advice),
    ...(hasSpanish ? required('nameEs', body.nameEs ?? '') : []),
    ...(hasSpanish ? required('adviceEs', body.adviceEs ?? '') : []),
  ]
}
