import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '@portal/web-ui/empty-state'
import { useTexts } from '@portal/web-ui/texts'
import { ownOrganizationsQuery } from '../../parts/own-organizations.ts'
import { useApp } from '../../parts/use-app.ts'

/** The organizations that the person belongs to or asked to join. */
export function OwnOrganizations() {
  const { t } = useTexts()
  const { api } = useApp()
  const { data: joined } = useSuspenseQuery(ownOrganizationsQuery(api))
  if (joined.length === 0) return <EmptyState title={t('Organizations.NoneYet')} />
  return (
    <ul>
      {joined.map(({ Id, Name, Verified, Manager }) => (
        <li key={Id}>
          {Name}:{' '}
          {t(
            !Verified
              ? 'Organizations.Waiting'
              : Manager
                ? 'Organizations.Manager'
                : 'Organizations.Member',
          )}
        </li>
      ))}
    </ul>
  )
}
