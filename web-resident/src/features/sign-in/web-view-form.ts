import { dataOf } from '@portal/web-ui/api'
import type { AppForm } from '../../parts/app-form.ts'

/** Logs in by the code of a mobile app, once the person has said so. */
export const webViewForm: AppForm = {
  name: 'web-view',
  title: 'WebView.Failed',
  labels: {},
  async send({ text }, { api }) {
    const body = { code: text('code') }
    const { path } = await dataOf(api.POST('/auth/web-view/session', { body }))
    return { kind: 'done', href: path }
  },
}
