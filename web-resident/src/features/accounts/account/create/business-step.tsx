import { OrganizationList } from '../../../people/organizations/organization-list.tsx'
import { businessForm } from './business-form.ts'
import { CreationStep } from './creation-step.tsx'

// No one belongs to an organization before the account exists.
const none: readonly string[] = []

/** Third step: the person's organizations; optional. */
export function BusinessStep() {
  return (
    <CreationStep step="business-information" form={businessForm}>
      {({ organizations }, { errorOf }) => (
        <OrganizationList value={organizations} taken={none} errorOf={errorOf} />
      )}
    </CreationStep>
  )
}
