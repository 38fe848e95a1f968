import type { Language } from '../../platform/kernel/language.ts'

/** A text of a form in both languages. */
export type FormText = Readonly<Record<Language, string>>

/** One of a field's answers to choose from. */
export interface FormChoice {
  readonly value: string
  readonly label: FormText
}

/** Holds when a field's answer, or one of several, is among these. */
export interface FormCondition {
  readonly field: string
  readonly is: readonly string[]
}

interface FieldFrame {
  /** Names the field in the answers: letters and digits. */
  readonly name: string
  readonly label: FormText
  readonly hint?: FormText
  readonly isRequired?: true
  /** Says what to do where the answer is missing: “Enter where it is.” Else a general sentence does. */
  readonly missing?: FormText
  /** What is answered says which one is meant: a ticket's number, the kind of work. Receipts name it. */
  readonly isSubject?: true
  /** The field is shown, and its answer kept, only if this holds. */
  readonly when?: FormCondition
}

/** A field of a form. */
export type FormField =
  | (FieldFrame & { readonly kind: 'text' | 'paragraph'; readonly maxLength?: number })
  | (FieldFrame & { readonly kind: 'email' | 'phone' | 'date' | 'address' | 'yes-no' })
  | (FieldFrame & {
      readonly kind: 'number'
      /** 0 where nothing is said. */
      readonly min?: number
      readonly max?: number
      /** Digits after the point that are taken; none where nothing is said. */
      readonly decimals?: number
    })
  | (FieldFrame & {
      readonly kind: 'choice' | 'choices'
      readonly choices: readonly FormChoice[]
    })
  | (FieldFrame & { readonly kind: 'files'; readonly most: number })
  /** Words between fields; they ask nothing. */
  | {
      readonly kind: 'words'
      readonly name: string
      readonly label: FormText
      readonly when?: FormCondition
    }

/** A page of a form: its fields under one heading. */
export interface FormPage {
  readonly title: FormText
  readonly fields: readonly FormField[]
  readonly when?: FormCondition
}

/** A part of the fee: an amount, or an amount for each of what a number field says. */
export interface FormFee {
  readonly label: FormText
  readonly cents: number
  readonly perUnitOf?: string
  readonly when?: FormCondition
}

/** A business process as data: its fields in order, and its fee. */
export interface FormDefinition {
  /** At least one. */
  readonly pages: readonly FormPage[]
  readonly fees: readonly FormFee[]
  /** Said when it was sent. */
  readonly thanks: FormText
}
