import { dataOf } from '@portal/web-ui/api'
import type { AppForm } from '../../parts/app-form.ts'

/** Has an archive of one's data prepared, where there is too much of it to wait for. */
export const prepareDataForm: AppForm = {
  name: 'prepare-data',
  title: 'Toast.error',
  labels: {},
  async send(_fields, { api }) {
    await dataOf(api.POST('/users/data-exports'))
    return { kind: 'told', toast: 'Success' }
  },
}
