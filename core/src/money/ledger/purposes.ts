import type { AppCode } from '../../casework/services/rules.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'

interface PurposeFacts {
  /** A utility account, a request with a fee, or a number that only another office knows. */
  readonly pays: 'account' | 'request' | 'number'
  readonly appCode: AppCode
  /** Unless there is a better name, such as a request's title. */
  readonly text: TextKey
  /** What people call the number. */
  readonly number: TextKey
}

/** By the spec's accountType. */
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

// Object.keys loses the constant's literal keys.
export const purposeNames = Object.keys(purposes) as Purpose[]

/** The default (spec, resident section 2, /payment). */
export const defaultPurpose: Purpose = 'UTILITY'
