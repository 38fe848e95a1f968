import { openWebView } from '@portal/openapi/resident-client/identity'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Logs in by a mobile app's code, after a confirmation. */
export const webViewForm: AppForm = {
  name: 'web-view',
  title: 'WebView.Failed',
  labels: {},
  async send({ text }, { call }) {
    const body = { code: text('code') }
    const { path } = await call(openWebView, { body })
    return { kind: 'done', href: path }
  },
}
