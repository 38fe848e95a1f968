import type { AppForm } from '@portal/web-ui/forms/form-definition'
import type { PageData } from '@portal/web-ui/page-data'

/** Posted, since the text is personal data: it stays out of addresses. */
export const findPeopleForm: AppForm = {
  name: 'find-people',
  title: 'People.FindFailed',
  labels: { text: 'People.Search' },
  // The page itself searches, by the text that it gets back.
  send: () => Promise.resolve({ kind: 'accepted', keepsFields: true }),
}

/** What was searched without JavaScript. */
export const textIn = ({ form }: Pick<PageData, 'form'>): string =>
  (form?.name === findPeopleForm.name && form.fields.find(([name]) => name === 'text')?.[1]) || ''
