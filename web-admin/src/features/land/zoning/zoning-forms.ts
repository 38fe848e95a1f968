import {
  districtErrors,
  districtKinds,
  permissionsOfUses,
  ruleErrors,
} from '@portal/core/zoning/rules'
import {
  addZoningDistrict,
  addZoningUse,
  updateZoningDistrict,
  withdrawZoningUse,
} from '@portal/openapi/admin-client/zoning'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

const districtLabels = {
  code: 'ZoningDistricts.Code',
  name: 'ZoningDistricts.Name',
  nameEs: 'ZoningDistricts.NameEs',
  kind: 'ZoningDistricts.Kind',
  rulesUrl: 'ZoningDistricts.Rules',
  dataOn: 'ZoningDistricts.MapOf',
} as const

const districtIn = ({ text }: Fields) => ({
  name: text('name').trim(),
  nameEs: text('nameEs').trim(),
  kind: districtKinds.find((kind) => kind === text('kind')) ?? 'base',
  rulesUrl: text('rulesUrl').trim(),
  dataOn: text('dataOn'),
})

export const addDistrictForm: AppForm = {
  name: 'add-zoning-district',
  title: 'ZoningDistricts.Failed',
  labels: districtLabels,
  about: { 'ZoningDistricts.CodeTaken': 'code' },
  async send(fields, { call }) {
    const body = { code: fields.text('code').trim(), ...districtIn(fields) }
    const errors = districtErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    const { id } = await call(addZoningDistrict, { body })
    return { kind: 'done', href: `/zoning_districts/${id}` }
  },
}

export const editDistrictForm: AppForm = {
  name: 'edit-zoning-district',
  title: 'ZoningDistricts.Failed',
  labels: districtLabels,
  async send(fields, { call }) {
    const district = districtIn(fields)
    const errors = districtErrors({ ...district, code: fields.text('code') })
    if (errors.length > 0) return refusedBy(errors)
    const path = { id: fields.text('id') }
    await call(updateZoningDistrict, { path, body: { ...district, seenAt: fields.text('seenAt') } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'ZoningDistricts.DistrictSaved' }
  },
}

/** Leads to the day from which the rule counts, as people see it then. */
export const newRuleForm: AppForm = {
  name: 'new-zoning-rule',
  title: 'ZoningDistricts.Failed',
  labels: {
    use: 'ZoningDistricts.Use',
    useEs: 'ZoningDistricts.UseEs',
    permission: 'ZoningDistricts.Permission',
    startsOn: 'ZoningDistricts.FirstDay',
    source: 'ZoningDistricts.Source',
  },
  about: { 'ZoningDistricts.Past': 'startsOn', 'ZoningDistricts.SameDay': 'startsOn' },
  async send({ text }, { call }) {
    const permission = permissionsOfUses.find((one) => one === text('permission'))
    const [use, useEs, startsOn] = [text('use').trim(), text('useEs').trim(), text('startsOn')]
    const rule = { use, useEs, startsOn, source: text('source').trim() }
    const errors = ruleErrors({ ...rule, permission: permission ?? 'allowed' })
    if (errors.length > 0 || !permission)
      return refusedBy(permission ? errors : [...errors, { field: 'permission', kind: 'Required' }])
    const path = { id: text('id') }
    await call(addZoningUse, { path, body: { ...rule, permission } })
    return { kind: 'done', href: `/zoning_districts/${path.id}?on=${startsOn}`, isWithin: true }
  },
}

export const withdrawRuleForm: AppForm = {
  name: 'withdraw-zoning-rule',
  title: 'ZoningDistricts.Failed',
  labels: {},
  async send({ text }, { call }) {
    await call(withdrawZoningUse, { path: { id: text('id') } })
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'ZoningDistricts.Withdrawn' }
  },
}
