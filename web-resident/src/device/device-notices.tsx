import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { PageNotice } from '@portal/web-ui/shell/page-notice'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { offline } from './offline-store.ts'
import { isWaitingLong, useKeptReports } from './use-kept-reports.ts'

/** What a device has to say on each page but its own, which says it at length. */
export function DeviceNotices() {
  const isSaid = useRouterState({
    select: ({ location }) => location.pathname === '/on_this_device',
  })
  if (isSaid) return null
  return (
    <>
      <AsOf />
      <WaitingLong />
    </>
  )
}

/** Since when the page has not changed, while there is no network. */
function AsOf() {
  const { t, format } = useTexts()
  const keptAt = useSyncExternalStore(offline.subscribe, offline.get, offline.ofServer)
  return (
    <Status>
      {keptAt !== null && (
        <PageNotice tone="warn">
          {t('OnDevice.AsOf', { time: format.date(keptAt, 'dayTime') })}
        </PageNotice>
      )}
    </Status>
  )
}

/** That the city still does not have what was written days ago: the person may think that it does. */
function WaitingLong() {
  const { t } = useTexts()
  const count = (useKeptReports() ?? []).filter(isWaitingLong).length
  return (
    <Status>
      {count > 0 && (
        <PageNotice tone="warn">
          {t('OnDevice.WaitingLong', { count })}{' '}
          <a href="/on_this_device">{t('OnDevice.WaitingLongLink')}</a>
        </PageNotice>
      )}
    </Status>
  )
}
