import { OrganizationList } from '../../../people/organizations/organization-list.tsx'
import { businessForm } from './business-form.ts'
import { CreationStep } from './creation-step.tsx'

// Nobody belongs to an organization before the account stands.
const none: readonly string[] = []

/** Third step: the organizations for which the person acts; it may be left empty. */
export function BusinessStep() {
  return (
    <CreationStep step="business-information" form={businessForm}>
      {({ organizations }, { errorOf }) => (
        <OrganizationList value={organizations} taken={none} errorOf={errorOf} />
      )}
    </CreationStep>
  )
}
