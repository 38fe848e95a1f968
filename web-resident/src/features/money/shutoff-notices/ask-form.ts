import { askForArrangement } from '@portal/openapi/resident-client/shutoff-notices'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { billingOwnerOf } from '../utility-accounts/billing-history.ts'

export const askForArrangementForm: AppForm = {
  name: 'ask-for-arrangement',
  title: 'OwnShutoff.Failed',
  labels: { note: 'OwnShutoff.Note' },
  async send({ text }, { call, page }) {
    const body = {
      ...billingOwnerOf(page.viewer),
      accountNumber: text('accountNumber'),
      note: text('note'),
    }
    await call(askForArrangement, { body })
    return { kind: 'accepted', toast: 'Success', code: 'OwnShutoff.Asked' }
  },
}
