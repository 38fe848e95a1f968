import { legistarErrors } from '@portal/core/legistar/rules'
import {
  deleteLegistarSource,
  readLegistarNow,
  saveLegistarSource,
} from '@portal/openapi/admin-client/legistar'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

const seenIn = ({ text }: Fields) => ({ header: { 'if-match': `"${text('version')}"` } })

/** Empty keeps the token that is stored, unless staff remove it. */
const tokenIn = ({ text, isChecked }: Fields): string | null =>
  isChecked('removeToken') ? '' : text('token').trim() || null

export const legistarForm: AppForm = {
  name: 'legistar',
  title: 'Legistar.Failed',
  labels: {
    client: 'Legistar.Client',
    token: 'Legistar.Token',
    removeToken: 'Legistar.RemoveToken',
  },
  async send(fields, { call }) {
    const client = fields.text('client').trim()
    const errors = legistarErrors({ client })
    if (errors.length > 0) return refusedBy(errors)
    await call(saveLegistarSource, { ...seenIn(fields), body: { client, token: tokenIn(fields) } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Legistar.Saved' }
  },
}

export const readLegistarForm: AppForm = {
  name: 'read-legistar',
  title: 'Legistar.ReadNowFailed',
  labels: {},
  async send(_fields, { call }) {
    await call(readLegistarNow, {})
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Legistar.ReadNowDone' }
  },
}

export const deleteLegistarForm: AppForm = {
  name: 'delete-legistar',
  title: 'Legistar.StopFailed',
  labels: {},
  async send(fields, { call }) {
    await call(deleteLegistarSource, seenIn(fields))
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'Legistar.Stopped' }
  },
}
