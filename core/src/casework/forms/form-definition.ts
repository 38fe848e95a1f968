import type { Language } from '../../platform/kernel/language.ts'

export type FormText = Readonly<Record<Language, string>>

export interface FormChoice {
  readonly value: string
  readonly label: FormText
  /** Offered only if this holds. */
  readonly when?: FormCondition
}

/** Lists of the city's records that a choice can offer. */
export type ListedChoices = 'boards'

/** True if the field has one of these answers. */
export interface FormCondition {
  readonly field: string
  readonly is: readonly string[]
}

interface FieldFrame {
  /** Letters and digits, unique in the form. */
  readonly name: string
  readonly label: FormText
  readonly hint?: FormText
  readonly isRequired?: true
  /** The error for a missing answer, such as “Enter where it is.”; otherwise a general one. */
  readonly missing?: FormText
  /** Identifies the request, such as a ticket's number or the kind of work; shown on receipts. */
  readonly isSubject?: true
  /** The field is shown, and its answer kept, only if this holds. */
  readonly when?: FormCondition
}

export type FormField =
  | (FieldFrame & { readonly kind: 'text' | 'paragraph'; readonly maxLength?: number })
  | (FieldFrame & { readonly kind: 'email' | 'phone' | 'date' | 'address' | 'yes-no' })
  | (FieldFrame & {
      readonly kind: 'number'
      /** Default 0. */
      readonly min?: number
      readonly max?: number
      /** Digits after the point; default 0. */
      readonly decimals?: number
    })
  | (FieldFrame & {
      readonly kind: 'choice' | 'choices'
      readonly choices: readonly FormChoice[]
      /** The choices come from the city's records when the form is shown. */
      readonly from?: ListedChoices
    })
  | (FieldFrame & { readonly kind: 'files'; readonly most: number })
  /** The number of a contractor's license. */
  | (FieldFrame & { readonly kind: 'license' })
  /** Text between fields. */
  | {
      readonly kind: 'words'
      readonly name: string
      readonly label: FormText
      readonly when?: FormCondition
    }

export interface FormPage {
  readonly title: FormText
  readonly fields: readonly FormField[]
  readonly when?: FormCondition
}

/** An amount, or an amount per unit of a number field. */
export interface FormFee {
  readonly label: FormText
  readonly cents: number
  readonly perUnitOf?: string
  readonly when?: FormCondition
}

/** A business process as data. */
export interface FormDefinition {
  /** At least one. */
  readonly pages: readonly FormPage[]
  readonly fees: readonly FormFee[]
  /** Shown once it was sent. */
  readonly thanks: FormText
  /**
   * The city's records are asked whether the answers are right, and what the fee will be: only some
   * processes have such rules (`FormRules`).
   */
  readonly isChecked?: true
}
