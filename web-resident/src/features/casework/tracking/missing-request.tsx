import { useQuery } from '@tanstack/react-query'
import { listOwnOrganizations } from '@portal/openapi/resident-client/organizations'
import { query } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Row, Section } from '@portal/web-ui/layout'
import { PostForm } from '@portal/web-ui/post-form'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { MissingScreen } from '../../../parts/missing-screen.tsx'
import { actForName } from '../../people/organizations/act-for-name.ts'

/** Spec, resident section 8. People who act for someone else can switch and return. */
export function MissingRequest({ path }: { path: string }) {
  const { t } = useTexts()
  return (
    <>
      <MissingScreen
        title={t('Tracking.Missing')}
        text={t('Tracking.MissingText')}
        listHref="/in_progress"
        listLabel={t('Tracking.ToInProgress')}
      />
      <OtherStandings path={path} />
    </>
  )
}

/** Those the person may switch to; the account menu has loaded them. */
function OtherStandings({ path }: { path: string }) {
  const { t } = useTexts()
  const { page } = useApp()
  const { data: joined = [] } = useQuery(query(listOwnOrganizations))
  const { organizationId: now } = page.viewer
  const others = [
    ...(now === null ? [] : [{ value: 'personal', name: t('AccountMenu.Personal') }]),
    ...joined
      .filter(({ Id, Verified }) => Verified && Id !== now)
      .map(({ Id, Name }) => ({ value: Id, name: Name })),
  ]
  if (others.length === 0) return null
  return (
    <Section>
      <Card title={t('Tracking.OtherStandings')}>
        <p>{t('Tracking.OtherStandingsText')}</p>
        <PostForm name={actForName} action="/organization/switch">
          <input
            type="hidden"
            name="from"
            value={`/?${new URLSearchParams({ redirectto: path })}`}
          />
          <Row gap="tight">
            {others.map(({ value, name }) => (
              <Button key={value} type="submit" look="quiet" name="organization" value={value}>
                {name}
              </Button>
            ))}
          </Row>
        </PostForm>
      </Card>
    </Section>
  )
}
