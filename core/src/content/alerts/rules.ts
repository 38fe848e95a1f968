import { type ValidationError, required, within } from '../../platform/kernel/validation.ts'
import { clockMinutes } from './clock-time.ts'
import { hasDay } from './days.ts'
import type { MaintenancePeriod, MaintenanceWindow } from './maintenance.ts'

/** Max characters. */
export const alertLengths = { title: 150, text: 20_000, maintenance: 2000 } as const

/** Wire names (spec, admin section 7). */
export interface AlertEdit {
  readonly titleEnglish: string
  readonly titleSpanish: string
  readonly textEnglish: string
  readonly textSpanish: string
  readonly active: boolean
}

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
}

/** Rich text without its tags, for where there is little room. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:nbsp|lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Blank except for its tags. */
const isTextless = (html: string): boolean => plainText(html) === ''

const textRequired = (field: string, html: string): readonly ValidationError[] =>
  isTextless(html) ? [{ field, kind: 'Required' }] : []

/** Titles and texts in both languages (spec, admin section 5.5). */
export const alertErrors = (alert: Omit<AlertEdit, 'active'>): readonly ValidationError[] => [
  ...required('titleEnglish', alert.titleEnglish),
  ...required('titleSpanish', alert.titleSpanish),
  ...textRequired('textEnglish', alert.textEnglish),
  ...textRequired('textSpanish', alert.textSpanish),
]

const timeErrors = (field: string, time: string): readonly ValidationError[] => {
  if (time.trim() === '') return [{ field, kind: 'Required' }]
  return clockMinutes(time) === null ? [{ field, kind: 'Invalid' }] : []
}

/** A window needs both texts, both times, a day (spec, admin section 5.6). */
const windowErrors = (window: MaintenanceWindow): readonly ValidationError[] => [
  ...required('englishText', window.englishText),
  ...required('spanishText', window.spanishText),
  ...timeErrors('startTime', window.startTime),
  ...timeErrors('endTime', window.endTime),
  ...(hasDay(window.daysActive) ? [] : [{ field: 'daysActive', kind: 'Required' } as const]),
]

/** Without dates any order is valid; both may be the same day. */
const dateErrors = ({ startDate, endDate }: MaintenanceWindow): readonly ValidationError[] =>
  startDate && endDate && endDate < startDate ? [{ field: 'endDate', kind: 'Invalid' }] : []

/** Step 0: only the dates while the warning is off. */
export const warningErrors = (warning: MaintenanceWindow): readonly ValidationError[] => [
  ...(warning.enabled ? windowErrors(warning) : []),
  ...dateErrors(warning),
]

/** Step 1. */
export const downtimeErrors = (downtime: MaintenanceWindow): readonly ValidationError[] => [
  ...windowErrors(downtime),
  ...dateErrors(downtime),
]

/** Step 0 is complete (spec, admin section 5.6): the warning is off, or valid. */
export const canGoOn = (warning: MaintenanceWindow): boolean =>
  !warning.enabled || windowErrors(warning).length === 0

/** Step 1 is complete (spec, admin section 5.6). */
export const canSave = (downtime: MaintenanceWindow): boolean => windowErrors(downtime).length === 0

export const periodErrors = (period: Omit<MaintenancePeriod, 'id'>): readonly ValidationError[] => [
  ...within('maintenanceWarningAlert', warningErrors(period.maintenanceWarningAlert)),
  ...within('maintenanceSettings', downtimeErrors(period.maintenanceSettings)),
]
export { alertToShow, dismissed, type SystemAlert, withDismissed } from './queue.ts'
export { clockText, maskedTime, meridiems, typedTime } from './clock-time.ts'
export { chosenDays, dayChoices, type DaysActive, daysOf, toggleDay } from './days.ts'
export { type MaintenancePeriod, type MaintenanceWindow } from './maintenance.ts'
