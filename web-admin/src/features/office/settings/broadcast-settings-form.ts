import { type BroadcastSettings, broadcastSettingErrors } from '@portal/core/settings/rules'
import { setBroadcastSettings } from '@portal/openapi/admin-client/settings'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

const labels = {
  quietFrom: 'Broadcasts.QuietFrom',
  quietTo: 'Broadcasts.QuietTo',
  secondPersonAbove: 'Broadcasts.SecondPersonAbove',
} as const

/** By field, as typed. */
export type BroadcastFields = Readonly<Record<keyof typeof labels, string>>

// Object.keys loses the literal types.
export const broadcastFieldNames = Object.keys(labels) as (keyof typeof labels)[]

export const broadcastFieldsOf = (of: BroadcastSettings): BroadcastFields => ({
  quietFrom: String(of.quietFrom),
  quietTo: String(of.quietTo),
  secondPersonAbove: of.secondPersonAbove === null ? '' : String(of.secondPersonAbove),
})

const numberIn = (text: string): number =>
  /^\d{1,8}$/.test(text.trim()) ? Number(text) : Number.NaN

export const broadcastSettingsForm: AppForm = {
  name: 'broadcast-settings',
  title: 'Broadcasts.SettingsFailed',
  labels,
  async send({ text }, { call }) {
    const above = text('secondPersonAbove').trim()
    const body = {
      quietFrom: numberIn(text('quietFrom')),
      quietTo: numberIn(text('quietTo')),
      secondPersonAbove: above === '' ? null : numberIn(above),
    }
    const errors = broadcastSettingErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    await call(setBroadcastSettings, {
      header: { 'if-match': `"${text('version')}"` },
      body,
    })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Broadcasts.SettingsSaved' }
  },
}
