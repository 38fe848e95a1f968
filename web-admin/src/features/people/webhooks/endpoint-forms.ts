import { endpointErrors, isEventKind } from '@portal/core/webhooks/rules'
import {
  createPartnerEndpoint,
  deletePartnerEndpoint,
  rotateEndpointSecret,
  switchPartnerEndpoint,
  updatePartnerEndpoint,
} from '@portal/openapi/admin-client/webhooks'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

const seenIn = ({ text }: Fields) => ({
  path: { id: text('id') },
  header: { 'if-match': `"${text('version')}"` },
})

const editIn = ({ text, texts }: Fields) => ({
  address: text('address'),
  kinds: texts('kinds').filter(isEventKind),
})

const edit = {
  labels: { address: 'Webhooks.Address', kinds: 'Webhooks.Kinds' },
  about: { 'Webhooks.AddressNotAllowed': 'address', 'Webhooks.AddressTaken': 'address' },
} as const

/** The reply's page shows the secret, once. */
export const addEndpointForm: AppForm = {
  name: 'add-endpoint',
  title: 'Webhooks.AddFailed',
  ...edit,
  async send(fields, { call }) {
    const body = editIn(fields)
    const errors = endpointErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    const path = { id: fields.text('partnerId') }
    const { secret } = await call(createPartnerEndpoint, { path, body })
    return { kind: 'accepted', code: 'Webhooks.Added', values: { secret } }
  },
}

export const endpointForm: AppForm = {
  name: 'endpoint',
  title: 'Webhooks.SaveFailed',
  ...edit,
  async send(fields, { call }) {
    const body = editIn(fields)
    const errors = endpointErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    await call(updatePartnerEndpoint, { ...seenIn(fields), body })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Webhooks.Saved' }
  },
}

export const switchEndpointForm: AppForm = {
  name: 'switch-endpoint',
  title: 'Webhooks.SaveFailed',
  labels: {},
  async send(fields, { call }) {
    const isOn = fields.text('isOn') === 'yes'
    await call(switchPartnerEndpoint, { ...seenIn(fields), body: { isOn } })
    const code = isOn ? 'Webhooks.SwitchedOn' : 'Webhooks.SwitchedOff'
    return { kind: 'accepted', toast: 'SuccessUpdate', code }
  },
}

/** The reply's page shows the new secret, once. */
export const rotateSecretForm: AppForm = {
  name: 'rotate-secret',
  title: 'Webhooks.RotateFailed',
  labels: {},
  async send(fields, { call }) {
    const { secret } = await call(rotateEndpointSecret, seenIn(fields))
    return { kind: 'accepted', code: 'Webhooks.Rotated', values: { secret } }
  },
}

export const deleteEndpointForm: AppForm = {
  name: 'delete-endpoint',
  title: 'Webhooks.DeleteFailed',
  labels: {},
  async send(fields, { call }) {
    await call(deletePartnerEndpoint, seenIn(fields))
    return { kind: 'done', href: `/partners/${fields.text('partnerId')}` }
  },
}
