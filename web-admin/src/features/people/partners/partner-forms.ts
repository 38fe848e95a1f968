import { isPartnerScope, partnerErrors, partnerKeyErrors } from '@portal/core/partners/rules'
import {
  createPartner,
  issuePartnerKey,
  revokePartnerKey,
  rotatePartnerKey,
  updatePartner,
  updatePartnerKey,
} from '@portal/openapi/admin-client/partners'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

const seenIn = ({ text }: Fields) => ({
  path: { id: text('id') },
  header: { 'if-match': `"${text('version')}"` },
})

const keyEditIn = ({ text, texts }: Fields) => ({
  name: text('keyName'),
  scopes: texts('scopes').filter(isPartnerScope),
  limitPerMinute: Number(text('limitPerMinute')),
})

/** A page has two forms with a name, so the key's has another field. */
const keyErrorsIn = (fields: Fields) =>
  partnerKeyErrors(keyEditIn(fields)).map(({ field, kind }) => ({
    field: field === 'name' ? 'keyName' : field,
    kind,
  }))

const keyLabels = {
  keyName: 'Partners.KeyName',
  scopes: 'Partners.Scopes',
  limitPerMinute: 'Partners.Limit',
} as const

/** Empty and wrong are one error for a number. */
const keySentences = { limitPerMinute: 'Partners.LimitWrong' } as const

/** Adds a partner, or changes the one whose id it has. */
export const partnerForm: AppForm = {
  name: 'partner',
  title: 'Partners.Failed',
  labels: { name: 'Partners.Name', contact: 'Partners.Contact' },
  about: { 'Partners.NameTaken': 'name' },
  async send(fields, { call }) {
    const body = { name: fields.text('name'), contact: fields.text('contact') }
    const errors = partnerErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    if (fields.text('id') === '') {
      const { id } = await call(createPartner, { body })
      return { kind: 'done', href: `/partners/${id}` }
    }
    await call(updatePartner, { ...seenIn(fields), body })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Partners.Saved' }
  },
}

/** The reply's page shows the key, once. */
export const issueKeyForm: AppForm = {
  name: 'issue-partner-key',
  title: 'Partners.IssueFailed',
  labels: { ...keyLabels, expiresOn: 'Partners.ExpiresOn' },
  sentences: keySentences,
  about: { 'Partners.ExpiryPast': 'expiresOn' },
  async send(fields, { call }) {
    const errors = keyErrorsIn(fields)
    if (errors.length > 0) return refusedBy(errors)
    const edit = keyEditIn(fields)
    const { key } = await call(issuePartnerKey, {
      path: { id: fields.text('partnerId') },
      body: { ...edit, expiresOn: fields.text('expiresOn') || null },
    })
    return { kind: 'accepted', code: 'Partners.Issued', values: { name: edit.name, key } }
  },
}

export const keyForm: AppForm = {
  name: 'partner-key',
  title: 'Partners.KeyFailed',
  labels: keyLabels,
  sentences: keySentences,
  async send(fields, { call }) {
    const errors = keyErrorsIn(fields)
    if (errors.length > 0) return refusedBy(errors)
    await call(updatePartnerKey, { ...seenIn(fields), body: keyEditIn(fields) })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Partners.KeySaved' }
  },
}

/** The reply's page shows the new key, once. */
export const rotateKeyForm: AppForm = {
  name: 'rotate-partner-key',
  title: 'Partners.RotateFailed',
  labels: { keepHours: 'Partners.KeepHours' },
  async send(fields, { call }) {
    const body = { keepHours: Number(fields.text('keepHours')) }
    const { key } = await call(rotatePartnerKey, { ...seenIn(fields), body })
    return {
      kind: 'accepted',
      code: 'Partners.Issued',
      values: { name: fields.text('rotatedName'), key },
    }
  },
}

export const revokeKeyForm: AppForm = {
  name: 'revoke-partner-key',
  title: 'Partners.RevokeFailed',
  labels: {},
  async send(fields, { call }) {
    await call(revokePartnerKey, seenIn(fields))
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'Partners.Revoked' }
  },
}
