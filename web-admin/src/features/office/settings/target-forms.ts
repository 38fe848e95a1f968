import { categoryFacts, reportCategoryNames } from '@portal/core/report-categories/rules'
import { holidayErrors, targetErrors, type Targets } from '@portal/core/settings/rules'
import { deleteHoliday, setHoliday, setServiceTargets } from '@portal/openapi/admin-client/settings'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

export type TargetFields = Readonly<Record<keyof Targets, string>>

const eachCategory = <Value>(value: (category: keyof Targets) => Value) =>
  // Built from all names, which Object.fromEntries forgets.
  Object.fromEntries(reportCategoryNames.map((name) => [name, value(name)])) as Record<
    keyof Targets,
    Value
  >

export const targetFieldsOf = (targets: Targets): TargetFields =>
  eachCategory((category) => String(targets[category] ?? ''))

/** Empty: none; what is no number of days is refused. */
const daysIn = (typed: string): number | null => {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,4}$/.test(text) ? Number(text) : -1
}

export const targetsForm: AppForm = {
  name: 'service-targets',
  title: 'Targets.NotSaved',
  labels: eachCategory((category) => categoryFacts(category).name),
  sentences: eachCategory(() => 'Targets.WrongDays' as const),
  async send({ text }, { call }) {
    const targets: Targets = eachCategory((category) => daysIn(text(category)))
    const errors = targetErrors(targets)
    if (errors.length > 0) return refusedBy(errors)
    await call(setServiceTargets, {
      header: { 'if-match': `"${text('version')}"` },
      body: { targets },
    })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Targets.Saved' }
  },
}

export const holidayForm: AppForm = {
  name: 'holiday',
  title: 'Targets.HolidayFailed',
  labels: { day: 'Targets.Day', name: 'Targets.Name' },
  async send({ text }, { call }) {
    const holiday = { day: text('day'), name: text('name') }
    const errors = holidayErrors(holiday)
    if (errors.length > 0) return refusedBy(errors)
    await call(setHoliday, { path: { day: holiday.day }, body: { name: holiday.name } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Targets.Added' }
  },
}

export const deleteHolidayForm: AppForm = {
  name: 'delete-holiday',
  title: 'Targets.HolidayFailed',
  labels: {},
  async send({ text }, { call }) {
    await call(deleteHoliday, { path: { day: text('day') } })
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'Targets.Deleted' }
  },
}
