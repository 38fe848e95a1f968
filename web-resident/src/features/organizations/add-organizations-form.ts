import { organizationFaults, within } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../parts/app-form.ts'
import {
  organizationLabelOf,
  organizationList,
  organizationsIn,
} from '../../parts/organization-form.ts'

/** Adds organizations, or asks to join them. */
export const addOrganizationsForm: AppForm = {
  name: 'add-organizations',
  title: 'Toast.error-add',
  labels: organizationLabelOf,
  async send(fields, { api, keyOf }) {
    const organizations = organizationsIn(fields)
    const faults = organizations.flatMap((organization, place) =>
      within(`${organizationList}.${place}`, organizationFaults(organization)),
    )
    if (faults.length > 0) return refusedBy(faults)
    if (organizations.length === 0) return refusedFor('Organizations.NothingNamed')
    const body = { organizations }
    await dataOf(
      api.POST('/salesforce/matchOrCreateOrgsToSalesforceOrgs', {
        body,
        params: { header: keyOf(body) },
      }),
    )
    return { kind: 'told', toast: 'SuccessAdd' }
  },
}
