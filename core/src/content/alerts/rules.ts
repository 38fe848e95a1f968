import { type Fault, required, within } from '../../platform/kernel/validation.ts'
import { clockMinutes } from './clock-time.ts'
import { hasDay } from './days.ts'
import type { MaintenancePeriod, MaintenanceWindow } from './maintenance.ts'

/** Longest texts, in characters. */
export const alertLengths = { title: 150, text: 20_000, maintenance: 2000 } as const

/** What staff write of a system alert, by the names of the wire (spec, admin section 7). */
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

/** The words of rich text without its tags, for where there is no room for more. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:nbsp|lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What was typed as rich text: without a single tag its paragraphs become such. */
export function richTextOf(typed: string): string {
  if (/<[a-z]/i.test(typed)) return typed
  return typed
    .replaceAll('\r', '')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`)
    .join('')
}

/** Whether rich text says nothing: it is blank but for its tags. */
const isTextless = (html: string): boolean => plainText(html) === ''

const textRequired = (field: string, html: string): readonly Fault[] =>
  isTextless(html) ? [{ field, kind: 'Required' }] : []

/** What is wrong with a system alert: titles and texts in both languages (spec, admin section 5.5). */
export const alertFaults = (alert: Omit<AlertEdit, 'active'>): readonly Fault[] => [
  ...required('titleEnglish', alert.titleEnglish),
  ...required('titleSpanish', alert.titleSpanish),
  ...textRequired('textEnglish', alert.textEnglish),
  ...textRequired('textSpanish', alert.textSpanish),
]

const timeFaults = (field: string, time: string): readonly Fault[] => {
  if (time.trim() === '') return [{ field, kind: 'Required' }]
  return clockMinutes(time) === null ? [{ field, kind: 'Invalid' }] : []
}

/** What a window lacks to be one: both texts, both times, a day (spec, admin section 5.6). */
const windowFaults = (window: MaintenanceWindow): readonly Fault[] => [
  ...required('englishText', window.englishText),
  ...required('spanishText', window.spanishText),
  ...timeFaults('startTime', window.startTime),
  ...timeFaults('endTime', window.endTime),
  ...(hasDay(window.daysActive) ? [] : [{ field: 'daysActive', kind: 'Required' } as const]),
]

/** Without days there is nothing to put in order; the first may be the last. */
const dateFaults = ({ startDate, endDate }: MaintenanceWindow): readonly Fault[] =>
  startDate && endDate && endDate < startDate ? [{ field: 'endDate', kind: 'Invalid' }] : []

/** What is wrong with the warning, step 0: nothing but its dates while it is off. */
export const warningFaults = (warning: MaintenanceWindow): readonly Fault[] => [
  ...(warning.enabled ? windowFaults(warning) : []),
  ...dateFaults(warning),
]

/** What is wrong with the downtime, step 1. */
export const downtimeFaults = (downtime: MaintenanceWindow): readonly Fault[] => [
  ...windowFaults(downtime),
  ...dateFaults(downtime),
]

/** Whether step 0 leads on (spec, admin section 5.6): the warning is off, or whole. */
export const canGoOn = (warning: MaintenanceWindow): boolean =>
  !warning.enabled || windowFaults(warning).length === 0

/** Whether step 1 can be saved (spec, admin section 5.6). */
export const canSave = (downtime: MaintenanceWindow): boolean => windowFaults(downtime).length === 0

/** What is wrong with a maintenance period. */
export const periodFaults = (period: Omit<MaintenancePeriod, 'id'>): readonly Fault[] => [
  ...within('maintenanceWarningAlert', warningFaults(period.maintenanceWarningAlert)),
  ...within('maintenanceSettings', downtimeFaults(period.maintenanceSettings)),
]
export { alertToShow, dismissed, type SystemAlert, withDismissed } from './queue.ts'
export { clockText, maskedTime, meridiems, typedTime } from './clock-time.ts'
export { chosenDays, dayChoices, type DaysActive, daysOf, toggleDay } from './days.ts'
export { type MaintenancePeriod, type MaintenanceWindow } from './maintenance.ts'
