import { useEffect, useState } from 'react'
import { Banner } from '@portal/web-ui/banner'
import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import { useOnline } from '../../../device/use-online.ts'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { useAlive } from '../../../parts/use-alive.ts'
import { KeptPages } from './kept-pages.tsx'

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
      <Card title={t('OnDevice.PagesTitle')}>
        {isAlive ? <KeptPages /> : <p>{t('OnDevice.PagesText')}</p>}
      </Card>
    </PlainScreen>
  )
}

/** The page in whose place this one is shown (web-resident/worker/answer-page.ts). */
function useWanted(): string | null {
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    const path = location.hash.slice(1)
    // Only a path of ours: anyone can write the address.
    if (/^\/(?!\/)/.test(path)) setWanted(path)
  }, [])
  return wanted
}
