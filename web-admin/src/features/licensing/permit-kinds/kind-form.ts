import { tradesOf } from '@portal/core/licenses/rules'
import { kindErrors, permitDeskLimits } from '@portal/core/permit-desk/rules'
import { permitDisciplines } from '@portal/core/permits/rules'
import { setPermitKind } from '@portal/openapi/admin-client/permit-kinds'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** A field of the n-th planned inspection. */
export const planField = (place: number, field: 'code' | 'name' | 'nameEs'): string =>
  `inspections.${place}.${field}`

/** Rows that are empty do not count; the last one is the final inspection. */
function planIn({ text }: Fields) {
  const rows = Array.from({ length: permitDeskLimits.inspections }, (_, place) => ({
    code: text(planField(place, 'code')).trim(),
    name: text(planField(place, 'name')).trim(),
    nameEs: text(planField(place, 'nameEs')).trim(),
  })).filter(({ code, name, nameEs }) => code || name || nameEs)
  return rows.map((row, place) => ({ ...row, isFinal: place === rows.length - 1 }))
}

export const kindForm: AppForm = {
  name: 'permit-kind',
  title: 'PermitKinds.Failed',
  labels: (field) => {
    const plan = /^inspections\.(\d+)\.(code|name|nameEs)$/.exec(field)
    if (plan)
      return {
        label:
          plan[2] === 'code'
            ? 'PermitKinds.InspectionCode'
            : plan[2] === 'name'
              ? 'PermitKinds.Name'
              : 'PermitKinds.NameEs',
      }
    if (field === 'code') return { label: 'PermitKinds.Code' }
    if (field === 'nameEs') return { label: 'PermitKinds.NameEs' }
    if (field === 'sortOrder') return { label: 'PermitKinds.Order' }
    if (field === 'disciplines') return { label: 'PermitKinds.Disciplines' }
    if (field === 'inspections') return { label: 'PermitKinds.Inspections' }
    if (field === 'validDays') return { label: 'PermitKinds.ValidDays' }
    if (field === 'needsContractor') return { label: 'PermitKinds.NeedsContractor' }
    if (field === 'trades') return { label: 'PermitKinds.Trades' }
    if (field === 'isOffered') return { label: 'PermitKinds.IsOffered' }
    return { label: 'PermitKinds.Name' }
  },
  async send(fields, { call }) {
    const { text, texts, isChecked } = fields
    const code = text('code').trim()
    const edit = {
      name: text('name').trim(),
      nameEs: text('nameEs').trim(),
      sortOrder: Number(text('sortOrder')) || 0,
      disciplines: permitDisciplines.filter((one) => texts('disciplines').includes(one)),
      inspections: planIn(fields),
      validDays: Number(text('validDays')) || 0,
      needsContractor: isChecked('needsContractor'),
      trades: tradesOf(texts('trades')),
      isOffered: isChecked('isOffered'),
    }
    const errors = kindErrors(code, edit)
    if (errors.length > 0) return refusedBy(errors)
    await call(setPermitKind, {
      path: { code },
      header: { 'if-match': `"${text('version')}"` },
      body: edit,
    })
    return text('version') === '0'
      ? { kind: 'done', href: `/permit_kinds/${code}`, isWithin: true }
      : { kind: 'accepted', toast: 'SuccessUpdate', code: 'PermitKinds.Saved' }
  },
}
