import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { fieldsOf, Form } from '@portal/web-ui/form'
import { Row } from '@portal/web-ui/layout'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { currentUserQuery } from '../../parts/current-user.ts'
import { useApp } from '../../parts/use-app.ts'
import { ownOrganizationsQuery } from './queries.ts'

/** Chooses on whose behalf the person acts: personally, or for an organization that approved them. */
export function ContextSwitch() {
  const { t } = useTexts()
  const { api } = useApp()
  const { data: user } = useSuspenseQuery(currentUserQuery(api))
  const { data: joined } = useSuspenseQuery(ownOrganizationsQuery(api))
  const [isBusy, setBusy] = useState(false)
  const options = [
    { value: 'personal', label: t('Organizations.Personal') },
    ...joined
      .filter(({ Verified }) => Verified)
      .map(({ Id, Name }) => ({ value: Id, label: Name })),
  ]

  async function choose(selectedOrganization: string): Promise<void> {
    setBusy(true)
    try {
      await dataOf(api.PUT('/users', { body: { selectedOrganization } }))
      // A load: screens and menus are others now.
      location.assign(
        selectedOrganization === 'personal' ? '/dashboard' : '/organization_management',
      )
    } catch {
      showToast('ErrorUpdate')
      setBusy(false)
    }
  }
  return (
    <Form onSend={(form) => void choose(fieldsOf(form).text('selectedOrganization'))}>
      <Select
        name="selectedOrganization"
        label={t('Organizations.ActFor')}
        defaultValue={user.selectedOrganization}
        options={options}
      />
      <Row>
        <Button type="submit" look="quiet" busy={isBusy}>
          {t('Organizations.Switch')}
        </Button>
      </Row>
    </Form>
  )
}
