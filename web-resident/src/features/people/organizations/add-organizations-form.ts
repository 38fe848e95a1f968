import { within } from '@portal/core/kernel/rules'
import { organizationErrors } from '@portal/core/organizations/rules'
import { joinOrganizations } from '@portal/openapi/resident-client/organizations'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { organizationLabelOf, organizationList, organizationsIn } from './organization-form.ts'

/** Adds organizations, or asks to join them. */
export const addOrganizationsForm: AppForm = {
  name: 'add-organizations',
  title: 'Toast.error-add',
  labels: organizationLabelOf,
  async send(fields, { call, keyOf }) {
    const organizations = organizationsIn(fields)
    const errors = organizations.flatMap((organization, place) =>
      within(`${organizationList}.${place}`, organizationErrors(organization)),
    )
    if (errors.length > 0) return refusedBy(errors)
    if (organizations.length === 0) return refusedFor('Organizations.NothingNamed')
    const body = { organizations }
    await call(joinOrganizations, { body, header: keyOf(body) })
    return { kind: 'accepted', toast: 'SuccessAdd' }
  },
}
