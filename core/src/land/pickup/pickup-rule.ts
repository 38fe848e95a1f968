import type { PickupService } from './services.ts'

export const pickupRuleKinds = ['season', 'holiday', 'exception'] as const

/** What staff keep of the calendar, from day to day. */
export interface PickupRuleEdit {
  readonly kind: (typeof pickupRuleKinds)[number]
  /** Null: of an exception all services; of a holiday always. */
  readonly service: PickupService | null
  /** Part of the city by its code; null: the whole city. */
  readonly district: string | null
  /** A season's first day; the day of a holiday; the day on which an exception’s pickups would be. */
  readonly fromDay: string
  /** A season's last day, included; the same day otherwise. */
  readonly toDay: string
  /** A season's own, 0 is Sunday; null: the address's garbage day. */
  readonly weekday: number | null
  /** A season's weeks, counted from its first; 2 is every other week. */
  readonly everyWeeks: number
  /** Whether holidays move a season's pickups. */
  readonly followsHolidays: boolean
  /** Where an exception moves to; null: there is none. */
  readonly movedTo: string | null
  /** A holiday's name, or an exception's reason. */
  readonly name: string
  readonly nameEs: string
}

export interface PickupRule extends PickupRuleEdit {
  readonly id: string
}

/** A place as the calendar knows it. */
export interface PickupPlaceFacts {
  /** Of its garbage pickup, 0 is Sunday; null: not known. */
  readonly weekday: number | null
  readonly district: string
}

/** Where a place is the calendar's business. */
export const isOfDistrict = (
  rule: Pick<PickupRuleEdit, 'district'>,
  { district }: Pick<PickupPlaceFacts, 'district'>,
): boolean => rule.district === null || rule.district === district
