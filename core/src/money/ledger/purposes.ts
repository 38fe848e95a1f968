import type { AppCode } from '../../casework/services/rules.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'

interface PurposeFacts {
  /** An account of utility billing, a request that asks for money, or a number that only another office knows. */
  readonly pays: 'account' | 'request' | 'number'
  readonly appCode: AppCode
  /** The default name, if there is no better one, such as a request's title. */
  readonly text: TextKey
  /** What the number is by which it is known. */
  readonly number: TextKey
}

/** What can be paid here, by the spec's accountType. */
export const purposes = {
  UTILITY: {
    pays: 'account',
    appCode: 'UTILITY',
    text: 'Payment.Purpose_UTILITY',
    number: 'Payment.AccountNumber',
  },
  'Form Fee': {
    pays: 'request',
    appCode: 'MISC',
    text: 'Payment.Purpose_FormFee',
    number: 'Payment.RequestNumber',
  },
  LPI: {
    pays: 'request',
    appCode: 'BUILDING',
    text: 'Payment.Purpose_LPI',
    number: 'Payment.PermitAccount',
  },
  CITATION: {
    pays: 'number',
    appCode: 'MISC',
    text: 'Payment.Purpose_CITATION',
    number: 'Payment.CitationNumber',
  },
} as const satisfies Readonly<Record<string, PurposeFacts>>

export type Purpose = keyof typeof purposes

// Object.keys forgets the literal names that the constant above has.
export const purposeNames = Object.keys(purposes) as Purpose[]

/** What is taken when nothing is said (spec, resident section 2, /payment). */
export const defaultPurpose: Purpose = 'UTILITY'
