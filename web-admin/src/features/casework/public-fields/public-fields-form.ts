import { isRecordType } from '@portal/core/requests/rules'
import { setPublicFields } from '@portal/openapi/admin-client/public-fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { publicFieldsPath } from './public-fields-search.ts'

/** Spec, admin section 2.11. */
export const publicFieldsForm: AppForm = {
  name: 'public-fields',
  title: 'PublicFields.Failed',
  labels: { object: 'PublicFields.object', fields: 'PublicFields.fields' },
  async send({ text, texts }, { call }) {
    const object = text('object')
    if (!isRecordType(object)) return refusedBy([{ field: 'object', kind: 'Required' }])
    const body = { fields: [...texts('fields')] }
    await call(setPublicFields, { path: { object }, body })
    return { kind: 'done', href: `${publicFieldsPath}?saved=1`, isWithin: true }
  },
}
