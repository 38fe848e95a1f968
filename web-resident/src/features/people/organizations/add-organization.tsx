import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOwnOrganizations } from '@portal/openapi/resident-client/organizations'
import { query } from '@portal/web-ui/api'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { addOrganizationsForm } from './add-organizations-form.ts'
import { ContextSwitch } from './context-switch.tsx'
import { organizationsIn } from './organization-form.ts'
import { OrganizationList } from './organization-list.tsx'
import { OwnOrganizations } from './own-organizations.tsx'

/** Spec, resident section 2. */
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
  const { data: joined } = useSuspenseQuery(query(listOwnOrganizations))
  // Starts an empty list after adding.
  const [list, setList] = useState(0)
  const form = useAppForm(addOrganizationsForm, { onAccepted: () => setList(list + 1) })
  return (
    <Form of={form}>
      <OrganizationList
        key={list}
        value={list === 0 && form.typed ? organizationsIn(form.typed) : none}
        taken={joined.map(({ Id }) => Id)}
        errorOf={form.errorOf}
      />
      <Submit of={form} label="Organizations.Submit" busyLabel="Organizations.Submitting" />
    </Form>
  )
}

const none: readonly never[] = []
