import { createDataExport } from '@portal/openapi/resident-client/profiles'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Prepares an archive when there is too much data to wait for. */
export const prepareDataForm: AppForm = {
  name: 'prepare-data',
  title: 'Toast.error',
  labels: {},
  async send(_fields, { call }) {
    await call(createDataExport)
    return { kind: 'accepted', toast: 'Success' }
  },
}
