import { useSyncExternalStore } from 'react'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import { useOnline } from '../../../device/use-online.ts'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { useAlive } from '../../../parts/use-alive.ts'
import { KeptReports } from '../../casework/reports/kept-reports.tsx'
import { KeptPages } from './kept-pages.tsx'
import { KeptViews } from './kept-views.tsx'

/** What works without a network: the service worker shows it in place of pages that do not. */
export function OnThisDevice() {
  const { t } = useTexts()
  const isOnline = useOnline()
  const isAlive = useAlive(() => undefined)
  const wanted = useWanted()
  return (
    <PlainScreen title={t('OnDevice.Title')} lead={t('OnDevice.Lead')}>
      {wanted !== null && (
        <Banner
          tone={isOnline ? 'success' : 'warn'}
          live="status"
          title={t(isOnline ? 'OnDevice.BackOnline' : 'OnDevice.OfflineTitle')}
        >
          {!isOnline && <p>{t('OnDevice.OfflineText')}</p>}
          <p>
            <a href={wanted}>{t('OnDevice.TryAgain')}</a>
          </p>
        </Banner>
      )}
      {isAlive && <KeptReports />}
      {isAlive && <KeptViews />}
      <Card
        title={t('OnDevice.ReportTitle')}
        actions={<ButtonLink href="/report">{t('OnDevice.ReportStart')}</ButtonLink>}
      >
        <p>{t('OnDevice.ReportText')}</p>
      </Card>
      <Card title={t('OnDevice.PagesTitle')}>
        {isAlive ? <KeptPages /> : <p>{t('OnDevice.PagesText')}</p>}
      </Card>
    </PlainScreen>
  )
}

/** The page in whose place this one is shown (web-resident/worker/answer-page.ts). */
function useWanted(): string | null {
  const path = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  )
  // Only a path of ours: anyone can write the address.
  return /^\/(?!\/)/.test(path) ? path : null
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
