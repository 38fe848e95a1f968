// Pure rules that the contract, the operations and the screens share.
import {
  type ReportCategory,
  reportCategoryNames,
  targetDaysOf,
} from '../../casework/report-categories/rules.ts'
import type {
  CitySettings,
  Holiday,
  InspectionSettings,
  WindowHours,
} from '../../platform/city/rules.ts'
import { isDay } from '../../platform/kernel/days.ts'
import { emailErrorsOf } from '../../platform/kernel/email-errors.ts'
import { required, type ValidationError } from '../../platform/kernel/validation.ts'
import { isHttps } from '../../platform/kernel/web-address.ts'

export { mobileAppErrors } from './mobile-app-rules.ts'

/** Characters. */
export const settingLimits = {
  text: 120,
  address: 300,
  days: 365,
  holidays: 200,
  areas: 200,
  areaName: 60,
  /** Working days ahead that can be booked. */
  daysAhead: 40,
  correctionHours: 168,
  /** People. */
  secondPersonAbove: 10_000_000,
} as const

/** The settings of a city that staff change; money in cents. */
export interface CityEdit {
  readonly name: string
  readonly phone: string
  readonly helpMail: string
  readonly addressLine1: string
  readonly addressLine2: string
  readonly websiteUrl: string
  /** Empty: none. The same for the next one. */
  readonly chatUrl: string
  readonly mobileAppUrl: string
  readonly takesPartialPayments: boolean
  readonly showsPermitNames: boolean
  readonly showsApprovedDrawings: boolean
  /** Hours of the city's clock, in which people are reminded of tomorrow's pickups. */
  readonly pickupReminderFrom: number
  readonly pickupReminderTo: number
  readonly overpaymentLimitCents: number
  /** Null: no refund needs a second person. */
  readonly refundLimitCents: number | null
}

export const cityEditOf = (city: CitySettings): CityEdit => ({
  name: city.name,
  phone: city.phone,
  helpMail: city.helpMail,
  addressLine1: city.address.line1,
  addressLine2: city.address.line2,
  websiteUrl: city.websiteUrl,
  chatUrl: city.chatUrl ?? '',
  mobileAppUrl: city.mobileAppUrl ?? '',
  takesPartialPayments: city.takesPartialPayments,
  showsPermitNames: city.showsPermitNames,
  showsApprovedDrawings: city.showsApprovedDrawings,
  pickupReminderFrom: city.pickupReminderHours.from,
  pickupReminderTo: city.pickupReminderHours.to,
  overpaymentLimitCents: city.overpaymentLimitCents,
  refundLimitCents: city.refundLimitCents,
})

/** Plain `http` only on this machine, as in a demo city. */
function isOurs(text: string): boolean {
  if (isHttps(text)) return true
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)
}

const https = (field: string, text: string): readonly ValidationError[] =>
  isOurs(text) ? [] : [{ field, kind: 'Invalid' }]

/** An app has a scheme of its own; these ones run or show what stands behind them. */
const opensAnApp = (text: string): boolean =>
  URL.canParse(text) &&
  !['javascript', 'data', 'blob', 'file', 'vbscript'].includes(new URL(text).protocol.slice(0, -1))

const amount = (field: string, cents: number): readonly ValidationError[] =>
  Number.isSafeInteger(cents) && cents >= 0 ? [] : [{ field, kind: 'Invalid' }]

export function cityErrors(edit: CityEdit): readonly ValidationError[] {
  const { chatUrl, helpMail, mobileAppUrl, websiteUrl } = edit
  return [
    ...(['name', 'phone', 'helpMail', 'addressLine1', 'addressLine2'] as const).flatMap((field) =>
      required(field, edit[field]),
    ),
    ...emailErrorsOf('helpMail', helpMail),
    ...(websiteUrl.trim() === ''
      ? required('websiteUrl', websiteUrl)
      : https('websiteUrl', websiteUrl)),
    ...(chatUrl.trim() === '' ? [] : https('chatUrl', chatUrl)),
    ...(mobileAppUrl.trim() === '' || opensAnApp(mobileAppUrl)
      ? []
      : [{ field: 'mobileAppUrl', kind: 'Invalid' } as const]),
    ...hourErrors('pickupReminder', {
      from: edit.pickupReminderFrom,
      to: edit.pickupReminderTo,
    }),
    ...amount('overpaymentLimit', edit.overpaymentLimitCents),
    ...(edit.refundLimitCents === null ? [] : amount('refundLimit', edit.refundLimitCents)),
  ]
}

/** Working days for each kind of report; null: no due date. */
export type Targets = Readonly<Record<ReportCategory, number | null>>

export const targetsOf = (city: Pick<CitySettings, 'targetDays'>): Targets =>
  // Built from all names, which Object.fromEntries forgets.
  Object.fromEntries(
    reportCategoryNames.map((category) => [category, targetDaysOf(city, category)]),
  ) as Targets

export const targetErrors = (targets: Targets): readonly ValidationError[] =>
  reportCategoryNames.flatMap((field) => {
    const days = targets[field]
    const isWhole =
      Number.isInteger(days) && Number(days) >= 1 && Number(days) <= settingLimits.days
    return days === null || isWhole ? [] : [{ field, kind: 'Invalid' as const }]
  })

export const holidayErrors = ({ day, name }: Holiday): readonly ValidationError[] => [
  ...(isDay(day) ? [] : [{ field: 'day', kind: day === '' ? 'Required' : 'Invalid' } as const]),
  ...required('name', name),
]

/** What the city calls an area; empty: by its code alone. */
export interface AreaName {
  readonly code: string
  readonly name: string
}

export const areaErrors = (names: readonly AreaName[]): readonly ValidationError[] =>
  names.flatMap(({ code, name }) =>
    name.trim().length > settingLimits.areaName
      ? [{ field: areaField(code), kind: 'Invalid' as const }]
      : [],
  )

/** A form's field for an area's name. */
export const areaField = (code: string): string => `area-${code}`

const isWithin = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most

/** By its two fields, such as `morningTo`. */
const hourErrors = (
  window: 'morning' | 'afternoon' | 'pickupReminder',
  { from, to }: WindowHours,
): readonly ValidationError[] => [
  ...(isWithin(from, 0, 23) ? [] : [{ field: `${window}From`, kind: 'Invalid' as const }]),
  ...(isWithin(to, 1, 24) && to > from ? [] : [{ field: `${window}To`, kind: 'Invalid' as const }]),
]

/** The morning ends before the afternoon begins, or when it does. */
export function inspectionSettingErrors(edit: InspectionSettings): readonly ValidationError[] {
  const { daysAhead, cutOffHour, correctionHours, morning, afternoon } = edit
  const wrong = [
    ...(isWithin(daysAhead, 1, settingLimits.daysAhead) ? [] : ['daysAhead']),
    ...(isWithin(cutOffHour, 0, 23) ? [] : ['cutOffHour']),
    ...(isWithin(correctionHours, 0, settingLimits.correctionHours) ? [] : ['correctionHours']),
  ]
  const hours = [...hourErrors('morning', morning), ...hourErrors('afternoon', afternoon)]
  return [
    ...wrong.map((field) => ({ field, kind: 'Invalid' as const })),
    ...hours,
    ...(hours.length === 0 && afternoon.from < morning.to
      ? [{ field: 'afternoonFrom', kind: 'Invalid' as const }]
      : []),
  ]
}

/** When messages to many wait, and which of them need a second person. */
export interface BroadcastSettings {
  /** Hours of the city's clock, over midnight if it starts later than it ends; the same hour: never. */
  readonly quietFrom: number
  readonly quietTo: number
  /** People; null: a message never needs a second person. */
  readonly secondPersonAbove: number | null
}

export const broadcastSettingErrors = (edit: BroadcastSettings): readonly ValidationError[] => {
  const { quietFrom, quietTo, secondPersonAbove } = edit
  const wrong = [
    ...(isWithin(quietFrom, 0, 23) ? [] : ['quietFrom']),
    ...(isWithin(quietTo, 0, 23) ? [] : ['quietTo']),
    ...(secondPersonAbove === null ||
    isWithin(secondPersonAbove, 0, settingLimits.secondPersonAbove)
      ? []
      : ['secondPersonAbove']),
  ]
  return wrong.map((field) => ({ field, kind: 'Invalid' as const }))
}
