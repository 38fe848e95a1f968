import { useSuspenseQuery } from '@tanstack/react-query'
import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { listOwnOrganizations } from '@portal/openapi/resident-client/organizations'
import { query } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Row, Stack } from '@portal/web-ui/layout'
import { PostForm } from '@portal/web-ui/post-form'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import { actForName } from './act-for-name.ts'

/** Switches between the person and their approved organizations. */
export function ContextSwitch() {
  const { t } = useTexts()
  const { data: user } = useSuspenseQuery(query(getCurrentUser))
  const { data: joined } = useSuspenseQuery(query(listOwnOrganizations))
  const options = [
    { value: 'personal', label: t('Organizations.Personal') },
    ...joined
      .filter(({ Verified }) => Verified)
      .map(({ Id, Name }) => ({ value: Id, label: Name })),
  ]
  return (
    // With a page load, since screens and menus change.
    <PostForm name={actForName} action="/organization/switch">
      <Stack>
        <input type="hidden" name="from" value="/organization_management" />
        <Select
          name="organization"
          label={t('Organizations.ActFor')}
          defaultValue={user.selectedOrganization}
          options={options}
        />
        <Row>
          <Button type="submit" look="quiet">
            {t('Organizations.Switch')}
          </Button>
        </Row>
      </Stack>
    </PostForm>
  )
}
