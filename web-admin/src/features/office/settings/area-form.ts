import { areaErrors, areaField } from '@portal/core/settings/rules'
import { setAreaNames } from '@portal/openapi/admin-client/settings'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import type { Areas } from './queries.ts'

/** By field. */
export type AreaFields = Readonly<Record<string, string>>

export const areaFieldsOf = ({ areas }: Areas): AreaFields =>
  Object.fromEntries(areas.map(({ code, name }) => [areaField(code), name]))

export const areasForm: AppForm = {
  name: 'areas',
  title: 'Areas.NotSaved',
  // The screen has one for each area.
  labels: () => ({ label: 'Areas.Title' }),
  async send({ text, texts }, { call }) {
    const names = texts('code').map((code) => ({ code, name: text(areaField(code)) }))
    const errors = areaErrors(names)
    if (errors.length > 0) return refusedBy(errors)
    await call(setAreaNames, {
      header: { 'if-match': `"${text('version')}"` },
      body: { names },
    })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Areas.Saved' }
  },
}
