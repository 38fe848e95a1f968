import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { organizationFaults } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { fieldsOf, Form } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { useFaults } from '@portal/web-ui/use-faults'
import { useIdempotencyKey } from '../../parts/idempotency-key.ts'
import { organizationLabelOf, organizationsIn } from '../../parts/organization-form.ts'
import { OrganizationList } from '../../parts/organization-list.tsx'
import { ownOrganizationsQuery } from '../../parts/own-organizations.ts'
import { PlainScreen } from '../../parts/plain-screen.tsx'
import { useApp } from '../../parts/use-app.ts'
import { ContextSwitch } from './context-switch.tsx'
import { OwnOrganizations } from './own-organizations.tsx'

/** Adds organizations, or asks to join them (spec, resident section 2). */
export function AddOrganization() {
  const { t } = useTexts()
  return (
    <PlainScreen title={t('Organizations.AddTitle')} lead={t('Organizations.AddLead')}>
      <JoinForm />
      <Card title={t('Organizations.Yours')}>
        <OwnOrganizations />
        <ContextSwitch />
      </Card>
    </PlainScreen>
  )
}

function JoinForm() {
  const { t } = useTexts()
  const { api, queryClient } = useApp()
  const { queryKey } = ownOrganizationsQuery(api)
  const { data: joined } = useSuspenseQuery(ownOrganizationsQuery(api))
  const keyOf = useIdempotencyKey()
  const faults = useFaults({ labelOf: (field) => organizationLabelOf(t, field) })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<'Organizations.NothingNamed' | 'Util.ErrorTryAgainLater'>()
  const [times, setTimes] = useState(0)

  async function join(form: HTMLFormElement): Promise<void> {
    const organizations = organizationsIn(fieldsOf(form))
    if (isBusy) return
    setFailure(undefined)
    const wrong = organizations.flatMap((organization, place) =>
      organizationFaults(organization).map(({ field, kind }) => ({
        field: `organizations.${place}.${field}`,
        kind,
      })),
    )
    if (faults.refuse(wrong)) return
    if (organizations.length === 0) return setFailure('Organizations.NothingNamed')
    setBusy(true)
    try {
      const body = { organizations }
      const answer = api.POST('/salesforce/matchOrCreateOrgsToSalesforceOrgs', {
        body,
        params: { header: keyOf(body) },
      })
      queryClient.setQueryData(queryKey, (await dataOf(answer)).organizations)
      showToast('SuccessAdd')
      // Another list begins, empty.
      setTimes(times + 1)
    } catch (error) {
      if (!faults.refuseAnswer(error)) setFailure('Util.ErrorTryAgainLater')
    }
    setBusy(false)
  }
  return (
    <Form onSend={(form) => void join(form)}>
      {faults.summary}
      {failure && (
        <Banner tone="error" live="alert">
          {t(failure)}
        </Banner>
      )}
      <OrganizationList
        key={times}
        value={none}
        taken={joined.map(({ Id }) => Id)}
        errorOf={faults.errorOf}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {t(isBusy ? 'Organizations.Submitting' : 'Organizations.Submit')}
        </Button>
      </div>
    </Form>
  )
}

const none: readonly never[] = []
