import {
  organizationLabelOf,
  organizationsIn,
} from '../../../people/organizations/organization-form.ts'
import { stepForm } from './step-form.ts'

/** Third step: the person's organizations; optional. */
export const businessForm = stepForm('business-information', {
  labels: organizationLabelOf,
  read: (fields, form) => ({ ...form, organizations: organizationsIn(fields) }),
})
