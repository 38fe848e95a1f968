import { type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from '@portal/web-ui/skeleton'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'

/**
 * What the browser alone renders, such as the older card form, which appears with its script so that no
 * number can be sent without it. It waits for every text: a page carries just those that the server used.
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
