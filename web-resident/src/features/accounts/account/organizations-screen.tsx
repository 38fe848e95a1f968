import { useSuspenseQuery } from '@tanstack/react-query'
import { listOwnOrganizations } from '@portal/openapi/resident-client/organizations'
import { query } from '@portal/web-ui/api'
import { ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Row, Stack } from '@portal/web-ui/layout'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { AccountSection } from './account-section.tsx'
import styles from './organizations.module.css'

export function OrganizationsScreen() {
  return (
    <AccountSection
      name="organizations"
      parts={{ 'organizations-section': <OrganizationsPart /> }}
    />
  )
}

function OrganizationsPart() {
  const { t } = useTexts()
  const { page } = useApp()
  const { data: joined } = useSuspenseQuery(query(listOwnOrganizations))
  return (
    <Stack>
      {joined.length === 0 ? (
        <EmptyState title={t('AccountSections.NoOrganizations')} />
      ) : (
        <ul className={styles.list}>
          {joined.map(({ Id, Name, Verified, Manager }) => (
            <li key={Id}>
              <strong>{Name}</strong>
              <StatusBadge color={Verified ? 'green' : 'yellow'}>
                {t(
                  !Verified
                    ? 'Organizations.Waiting'
                    : Manager
                      ? 'Organizations.Manager'
                      : 'Organizations.Member',
                )}
              </StatusBadge>
            </li>
          ))}
        </ul>
      )}
      <Row>
        <ButtonLink look="quiet" href="/add_organization">
          {t('AccountSections.AddOrganization')}
        </ButtonLink>
        {page.viewer.organizationId !== null && (
          <ButtonLink look="quiet" href="/organization_management">
            {t('AccountSections.Manage')}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  )
}
