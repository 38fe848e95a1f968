import { dataOf } from '@portal/web-ui/api'
import type { AppForm } from '../../parts/app-form.ts'
import { billingOwnerOf } from '../../parts/billing-history.ts'

/** Has the bills of an account come to the inbox, or on paper again. */
export const paperlessForm: AppForm = {
  name: 'paperless',
  title: 'Bills.PaperlessFailed',
  labels: {},
  async send({ text }, { api, page }) {
    const body = {
      ...billingOwnerOf(page.viewer),
      customerId: text('customerId'),
      locationId: text('locationId'),
      isPaperless: text('isPaperless') === 'true',
    }
    await dataOf(api.PUT('/naviline/paymentInformation/paperless', { body }))
    return { kind: 'told', toast: 'SuccessUpdate' }
  },
}
