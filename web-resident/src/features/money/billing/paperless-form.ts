import { setPaperless } from '@portal/openapi/resident-client/billing'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { billingOwnerOf } from '../utility-accounts/billing-history.ts'

export const paperlessForm: AppForm = {
  name: 'paperless',
  title: 'Bills.PaperlessFailed',
  labels: {},
  async send({ text }, { call, page }) {
    const body = {
      ...billingOwnerOf(page.viewer),
      customerId: text('customerId'),
      locationId: text('locationId'),
      isPaperless: text('isPaperless') === 'true',
    }
    await call(setPaperless, { body })
    return { kind: 'accepted', toast: 'SuccessUpdate' }
  },
}
