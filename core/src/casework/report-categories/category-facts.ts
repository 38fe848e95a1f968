import type { TextKey } from '../../platform/texts/defaults/index.ts'

/** A field is shown only if another field has one of these answers. */
export interface ReportCondition {
  readonly field: string
  readonly is: readonly string[]
}

/** A category's question; `name` is its wire name. */
export type ReportField =
  | {
      readonly kind: 'choice'
      readonly name: string
      readonly label: TextKey
      /** Wire values, each with its text. */
      readonly choices: Readonly<Record<string, TextKey>>
      readonly preset?: string
      readonly when?: ReportCondition
    }
  | {
      readonly kind: 'yes-no'
      readonly name: string
      readonly label: TextKey
      readonly when?: ReportCondition
    }

export interface CategoryFacts {
  readonly name: TextKey
  readonly fields: readonly ReportField[]
  readonly place: 'required' | 'optional' | 'none'
  /** A service to a household: the form starts with the sender's address. */
  readonly isAtHome?: true
  /** 1 to 5 stars. */
  readonly asksRating: boolean
  /** The target in working days; null without one. */
  readonly targetDays: number | null
  /**
   * Others may follow the report: problems of the street, not private property or services to one
   * household (docs/decisions.md).
   */
  readonly isShared: boolean
}
