import type { TextKey } from '../../platform/texts/defaults/index.ts'

/** A field is shown only if another field has one of these answers. */
export interface ReportCondition {
  readonly field: string
  readonly is: readonly string[]
}

/** A question about one kind of report; `name` is its name on the wire. */
export type ReportField =
  | {
      readonly kind: 'choice'
      readonly name: string
      readonly label: TextKey
      /** Answers as the wire has them, each with its text. */
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

/** What a kind of report asks, and what the city promises of it. */
export interface CategoryFacts {
  readonly name: TextKey
  readonly fields: readonly ReportField[]
  /** Whether a report must, may or does not say where. */
  readonly place: 'required' | 'optional' | 'none'
  /** A service to a household: the form starts with the sender's address. */
  readonly isAtHome?: true
  /** Asks for 1 to 5 stars. */
  readonly asksRating: boolean
  /** The number of working days in which the city plans to finish; null for no target. */
  readonly targetDays: number | null
  /**
   * Other people see that it was reported and may follow it instead: problems of the street, not complaints
   * about private property and not services to one household (see docs/decisions.md).
   */
  readonly isShared: boolean
}
