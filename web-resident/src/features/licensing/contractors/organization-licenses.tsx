import { useSuspenseQuery } from '@tanstack/react-query'
import { licenseLimits } from '@portal/core/licenses/rules'
import { listOwnLicenses } from '@portal/openapi/resident-client/contractors'
import { query } from '@portal/web-ui/api'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Row } from '@portal/web-ui/layout'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { claimLicenseForm } from './claim-license-form.ts'
import { LicenseFacts } from './license-facts.tsx'

/** Of the organization that one acts for; managers connect another by its PIN. */
export function OrganizationLicenses({
  organizationId,
  isManager,
}: {
  organizationId: string
  isManager: boolean
}) {
  const { t } = useTexts()
  const { data: licenses } = useSuspenseQuery(query(listOwnLicenses))
  return (
    <Card title={t('Contractors.Licenses')}>
      {licenses.length === 0 ? (
        <p>{t('Contractors.NoLicenses')}</p>
      ) : (
        <LicenseFacts licenses={licenses} />
      )}
      {licenses.some(({ isContractor }) => isContractor) && (
        <Row>
          <ButtonLink look="quiet" href="/contractor_permits">
            {t('Contractors.Link')}
          </ButtonLink>
        </Row>
      )}
      {isManager && <ClaimLicense organizationId={organizationId} />}
    </Card>
  )
}

function ClaimLicense({ organizationId }: { organizationId: string }) {
  const { t } = useTexts()
  const { phone } = useApp().page.settings
  const form = useAppForm(claimLicenseForm)
  return (
    <Form of={form} look="narrow" aria-label={t('Contractors.Claim')} role={undefined}>
      <p>
        {t('Contractors.LicensesLead')} {t('Contractors.ClaimLead', { phone })}
      </p>
      <input type="hidden" name="organizationId" value={organizationId} />
      <TextInput
        {...form.field('number')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={licenseLimits.number}
        required
      />
      <TextInput
        {...form.field('pin')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={licenseLimits.pin}
        required
      />
      <Submit
        of={form}
        label="Contractors.ClaimButton"
        busyLabel="Contractors.Claiming"
        look="quiet"
      />
    </Form>
  )
}
