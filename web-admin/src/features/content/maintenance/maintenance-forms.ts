import {
  clockText,
  dayChoices,
  daysOf,
  type MaintenanceWindow,
  meridiems,
  periodErrors,
} from '@portal/core/alerts/rules'
import type { TextKey } from '@portal/core/texts/rules'
import {
  createMaintenancePeriod,
  deleteMaintenancePeriod,
  updateMaintenancePeriod,
} from '@portal/openapi/admin-client/maintenance'
import type { FieldName } from '@portal/web-ui/forms/error-sentence'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import type { Translate } from '@portal/web-ui/texts'
import { maintenancePath } from './maintenance-path.ts'

/** A period's parts by their wire names; field names start with them: `part.startTime`. */
export const parts = ['maintenanceWarningAlert', 'maintenanceSettings'] as const

export type Part = (typeof parts)[number]

export function readWindow({ text, texts, isChecked }: Fields, part: Part): MaintenanceWindow {
  const time = (end: 'start' | 'end') =>
    clockText({
      time: text(`${part}.${end}Time`).trim(),
      meridiem: meridiems.find((one) => one === text(`${part}.${end}Meridiem`)) ?? '',
    })
  const ticked = dayChoices.filter((day) => texts(`${part}.daysActive`).includes(day))
  return {
    enabled: isChecked(`${part}.enabled`),
    englishText: text(`${part}.englishText`),
    spanishText: text(`${part}.spanishText`),
    startDate: text(`${part}.startDate`) || null,
    endDate: text(`${part}.endDate`) || null,
    startTime: time('start'),
    endTime: time('end'),
    // Without JavaScript both can be checked; every day wins.
    daysActive: daysOf(ticked.includes('everyDay') ? ['everyDay'] : ticked),
  }
}

export const readPeriod = (fields: Fields) => ({
  maintenanceWarningAlert: readWindow(fields, 'maintenanceWarningAlert'),
  maintenanceSettings: readWindow(fields, 'maintenanceSettings'),
})

export const periodLabels: Readonly<Record<string, TextKey>> = {
  englishText: 'Maintenance.englishText',
  spanishText: 'Maintenance.spanishText',
  startDate: 'Maintenance.startDate',
  endDate: 'Maintenance.endDate',
  startTime: 'Maintenance.startTime',
  endTime: 'Maintenance.endTime',
  daysActive: 'Maintenance.daysActive',
}

/** A field's name and its part, for the error summary. */
function labelOf(name: string, t: Translate): FieldName | null {
  const [part, field = ''] = name.split('.')
  const label = periodLabels[field]
  if (!label) return null
  const isWarning = part === 'maintenanceWarningAlert'
  return { label, of: t(isWarning ? 'Maintenance.Warning' : 'Maintenance.Downtime') }
}

const to = (done: string) =>
  ({ kind: 'done', href: `${maintenancePath}?done=${done}`, isWithin: true }) as const

/** Adds a maintenance period, or updates the one with its `id` (spec, admin section 5.6). */
export const periodForm: AppForm = {
  name: 'maintenance-period',
  title: 'Maintenance.Failed',
  labels: labelOf,
  async send(fields, { call, keyOf }) {
    const edit = readPeriod(fields)
    const errors = periodErrors(edit)
    if (errors.length > 0) return refusedBy(errors)
    const id = fields.text('id')
    if (id === '') {
      const body = { billingMaintenancePeriod: edit }
      await call(createMaintenancePeriod, { body, header: keyOf(body) })
      return to('add')
    }
    const body = { billingMaintenancePeriod: { id, ...edit } }
    await call(updateMaintenancePeriod, { body })
    return to('update')
  },
}

/** The dialog around it has asked. */
export const deletePeriodForm: AppForm = {
  name: 'delete-maintenance-period',
  title: 'Maintenance.DeleteFailed',
  labels: {},
  async send({ text }, { call }) {
    const path = { id: text('id') }
    await call(deleteMaintenancePeriod, { path })
    return to('delete')
  },
}
