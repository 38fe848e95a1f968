import { useTexts } from '@portal/web-ui/texts'
import { organizationLabelOf, organizationsIn } from '../../../parts/organization-form.ts'
import { OrganizationList } from '../../../parts/organization-list.tsx'
import { CreationStep } from './creation-step.tsx'

// Nobody belongs to an organization before the account stands.
const none: readonly string[] = []

/** Third step: the organizations for which the person acts; it may be left empty. */
export function BusinessStep() {
  const { t } = useTexts()
  return (
    <CreationStep
      step="business-information"
      read={(fields, form) => ({ ...form, organizations: organizationsIn(fields) })}
      labelOf={(field) => organizationLabelOf(t, field)}
    >
      {({ organizations }, errorOf) => (
        <OrganizationList value={organizations} taken={none} errorOf={errorOf} />
      )}
    </CreationStep>
  )
}
