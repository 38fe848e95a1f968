import type { InspectionSettings } from '@portal/core/city/rules'
import { inspectionSettingErrors } from '@portal/core/settings/rules'
import { setInspectionSettings } from '@portal/openapi/admin-client/settings'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

const labels = {
  daysAhead: 'InspectionDesk.DaysAhead',
  cutOffHour: 'InspectionDesk.CutOffHour',
  morningFrom: 'InspectionDesk.MorningFrom',
  morningTo: 'InspectionDesk.MorningTo',
  afternoonFrom: 'InspectionDesk.AfternoonFrom',
  afternoonTo: 'InspectionDesk.AfternoonTo',
  correctionHours: 'InspectionDesk.CorrectionHours',
} as const

/** By field, as typed. */
export type InspectionTimes = Readonly<Record<keyof typeof labels, string>>

// Object.keys loses the literal types.
export const inspectionTimeNames = Object.keys(labels) as (keyof typeof labels)[]

export const inspectionTimesOf = (of: InspectionSettings): InspectionTimes => ({
  daysAhead: String(of.daysAhead),
  cutOffHour: String(of.cutOffHour),
  morningFrom: String(of.morning.from),
  morningTo: String(of.morning.to),
  afternoonFrom: String(of.afternoon.from),
  afternoonTo: String(of.afternoon.to),
  correctionHours: String(of.correctionHours),
})

const numberIn = (text: string): number =>
  /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN

export const inspectionTimesForm: AppForm = {
  name: 'inspection-times',
  title: 'InspectionDesk.TimesFailed',
  labels,
  async send({ text }, { call }) {
    const number = (name: keyof typeof labels) => numberIn(text(name))
    const body = {
      daysAhead: number('daysAhead'),
      cutOffHour: number('cutOffHour'),
      correctionHours: number('correctionHours'),
      morning: { from: number('morningFrom'), to: number('morningTo') },
      afternoon: { from: number('afternoonFrom'), to: number('afternoonTo') },
    }
    const errors = inspectionSettingErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    await call(setInspectionSettings, {
      header: { 'if-match': `"${text('version')}"` },
      body,
    })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'InspectionDesk.TimesSaved' }
  },
}
