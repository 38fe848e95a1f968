import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { PageNotice } from '@portal/web-ui/shell/page-notice'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { offline } from './offline-store.ts'

/** Says since when the page has not changed, while there is no network. */
export function OfflineLine() {
  const { t, format } = useTexts()
  const keptAt = useSyncExternalStore(offline.subscribe, offline.get, offline.ofServer)
  // That page says so itself, and when each of its parts was kept.
  const isSaid = useRouterState({
    select: ({ location }) => location.pathname === '/on_this_device',
  })
  return (
    <Status>
      {keptAt !== null && !isSaid && (
        <PageNotice tone="warn">
          {t('OnDevice.AsOf', { time: format.date(keptAt, 'dayTime') })}
        </PageNotice>
      )}
    </Status>
  )
}
