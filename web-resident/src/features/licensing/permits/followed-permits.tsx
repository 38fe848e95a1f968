import { useSuspenseQuery } from '@tanstack/react-query'
import { permitHref, permitNumberText } from '@portal/core/permits/rules'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { FollowedList } from '../../../parts/followed-list.tsx'
import { followPermitForm } from './follow-permit-form.ts'
import { followedPermitsQuery } from './queries.ts'

/** Among the settings of notifications: the permits that one follows. */
export function FollowedPermits() {
  const { t } = useTexts()
  const { data: permits } = useSuspenseQuery(followedPermitsQuery())
  return (
    <FollowedList
      form={useAppForm(followPermitForm)}
      anchor="followed-permits-section"
      none={{
        title: t('PermitFollowing.PermitsEmpty'),
        action: t('PermitFollowing.FindPermit'),
        href: '/permit-search',
      }}
      stop={t('PermitFollowing.Stop')}
      rows={permits.map(({ year, number, title }) => ({
        id: `${year}/${number}`,
        name: title,
        href: permitHref({ year, number }),
        how: t('Permits.Details', { number: permitNumberText({ year, number }) }),
        stopThis: t('PermitFollowing.StopPermit', { permit: title }),
      }))}
    />
  )
}
