import { useSuspenseQuery } from '@tanstack/react-query'
import { listOwnOrganizations } from '@portal/openapi/resident-client/organizations'
import { query } from '@portal/web-ui/api'
import { EmptyState } from '@portal/web-ui/empty-state'
import { useTexts } from '@portal/web-ui/texts'

export function OwnOrganizations() {
  const { t } = useTexts()
  const { data: joined } = useSuspenseQuery(query(listOwnOrganizations))
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
