import { type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from '@portal/web-ui/skeleton'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'

/**
 * Browser-only content, such as the older card form, which must not be sent without JavaScript.
 * Waits for all texts: a page carries only those that the server used.
 */
export function Scripted({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const { completeTexts } = useApp()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const show = () => setReady(true)
    void completeTexts().then(show, show)
  }, [completeTexts])
  if (isReady) return children
  return (
    <>
      <noscript>
        <p>{t('StoredPayment.NoScriptForm')}</p>
      </noscript>
      <Skeleton shape="tile" />
    </>
  )
}
