/** In English and Spanish, as residents read it. */
interface Named {
  readonly name: string
  readonly nameEs: string
}

/** What the applicant counts or measures. */
interface Counted extends Named {
  /** The key of the answer, such as `squares`. */
  readonly answer: string
  readonly unit: string
  readonly unitEs: string
}

/** Always charged. */
export interface FlatLine extends Named {
  readonly kind: 'flat'
  readonly cents: number
}

/** `cents` for each `per` units: 1250 per 1000 is $12.50 for each 1,000 of the unit. */
export interface UnitLine extends Counted {
  readonly kind: 'perUnit'
  readonly cents: number
  readonly per: number
  /** A step that has begun is charged whole. */
  readonly isStarted: boolean
}

interface Slab {
  /** Included; null: any more. Each slab begins after the one before it. */
  readonly upTo: number | null
  readonly cents: number
}

/** One amount for all units, by the slab that their number is in. */
export interface SlabLine extends Counted {
  readonly kind: 'slab'
  readonly slabs: readonly Slab[]
}

/** Raises the sum of the lines above. */
export interface MinimumLine extends Named {
  readonly kind: 'minimum'
  readonly cents: number
}

export type FeeLine = FlatLine | UnitLine | SlabLine | MinimumLine

/** A share of the fees plus a fixed amount, then at least and at most. */
interface Change extends Named {
  /** Hundredths of a percent. */
  readonly basisPoints: number
  readonly flatCents: number
  readonly minCents: number | null
  readonly maxCents: number | null
}

/** Of several, the one that began last counts, alone. */
export interface Penalty extends Change {
  /** 1: from the day after the due day. */
  readonly fromDay: number
}

/** Of several, the one with most days counts, alone. */
export interface Rebate extends Change {
  /** For payments at least so many days before the due day. */
  readonly daysBefore: number
}

/** What a kind of permit or license costs. Never changed: another one follows it from a day. */
export interface FeeSchedule extends Named {
  readonly id: string
  /** What a permit kind or license kind names: `permit.roof`. */
  readonly kind: string
  /** The ordinance or resolution that sets the amounts. */
  readonly source: string
  /** ISO days, both included; null: no end is known. */
  readonly fromDay: string
  readonly toDay: string | null
  readonly lines: readonly FeeLine[]
  readonly penalties: readonly Penalty[]
  readonly rebates: readonly Rebate[]
}
