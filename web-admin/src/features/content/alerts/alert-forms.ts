import { type AlertEdit, alertErrors } from '@portal/core/alerts/rules'
import {
  createSystemAlert,
  deleteSystemAlert,
  updateSystemAlert,
} from '@portal/openapi/admin-client/alerts'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { alertsPath } from './alerts-path.ts'

export const readAlert = ({ text, isChecked }: Fields): AlertEdit => ({
  titleEnglish: text('titleEnglish'),
  titleSpanish: text('titleSpanish'),
  textEnglish: text('textEnglish'),
  textSpanish: text('textSpanish'),
  active: isChecked('active'),
})

const to = (done: string) =>
  ({ kind: 'done', href: `${alertsPath}?done=${done}`, isWithin: true }) as const

/** Adds a system alert, or updates the one with its `Id` (spec, admin section 5.5). */
export const alertForm: AppForm = {
  name: 'system-alert',
  title: 'Alerts.Failed',
  labels: {
    titleEnglish: 'Alerts.titleEnglish',
    titleSpanish: 'Alerts.titleSpanish',
    textEnglish: 'Alerts.textEnglish',
    textSpanish: 'Alerts.textSpanish',
    active: 'Alerts.active',
  },
  async send(fields, { call, keyOf }) {
    const body = readAlert(fields)
    const errors = alertErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    const id = fields.text('Id')
    if (id === '') {
      await call(createSystemAlert, { body, header: keyOf(body) })
      return to('add')
    }
    await call(updateSystemAlert, { path: { id }, body })
    return to('update')
  },
}

/** The dialog around it has asked. */
export const deleteAlertForm: AppForm = {
  name: 'delete-system-alert',
  title: 'Alerts.DeleteFailed',
  labels: {},
  async send({ text }, { call }) {
    await call(deleteSystemAlert, { path: { id: text('id') } })
    return to('delete')
  },
}
