import { isRecordType } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../screens/app-form.ts'
import { publicFieldsPath } from './public-fields-search.ts'

/** Chooses the fields of a kind of record that residents see (spec, admin section 2.11). */
export const publicFieldsForm: AppForm = {
  name: 'public-fields',
  title: 'PublicFields.Failed',
  labels: { object: 'PublicFields.object', fields: 'PublicFields.fields' },
  async send({ text, texts }, { api }) {
    const object = text('object')
    if (!isRecordType(object)) return refusedBy([{ field: 'object', kind: 'Required' }])
    const body = { fields: [...texts('fields')] }
    await dataOf(
      api.POST('/salesforcePublicField/{object}', { params: { path: { object } }, body }),
    )
    return { kind: 'done', href: `${publicFieldsPath}?saved=1`, isWithin: true }
  },
}
