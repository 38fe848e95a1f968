/** In English and Spanish, as residents read it. */
interface Asked {
  /** The key of the answer in the page's address, such as `area`. */
  readonly key: string
  readonly text: string
  readonly textEs: string
}

/** Holds for at most this much. */
export interface AtMost extends Asked {
  readonly kind: 'atMost'
  readonly unit: string
  readonly unitEs: string
  readonly most: number
}

/** Holds for one of the two answers. */
export interface Is extends Asked {
  readonly kind: 'is'
  readonly answer: 'yes' | 'no'
}

/** A question and the answer that needs no permit. */
export type ExemptionCondition = AtMost | Is

/**
 * Work that needs no permit: all conditions hold. Never changed: another version follows it from a
 * day.
 */
export interface PermitExemption {
  readonly id: string
  /** Of the permit that is not needed: `shed`. */
  readonly kind: string
  /** The rule as the code has it, quoted. */
  readonly rule: string
  readonly ruleEs: string
  /** Where it stands: the code and its section. */
  readonly source: string
  /** ISO days, both included; null: no end is known. */
  readonly fromDay: string
  readonly toDay: string | null
  readonly conditions: readonly ExemptionCondition[]
}

/** What staff enter: a version of a kind's rule. */
export type PermitExemptionEdit = Omit<PermitExemption, 'id'>

/** What decides, whatever the words of the question. */
export type Decision = Pick<AtMost, 'kind' | 'key' | 'most'> | Pick<Is, 'kind' | 'key' | 'answer'>

/** By a condition's key, as typed or chosen. */
export type NeedAnswers = Readonly<Record<string, string>>
