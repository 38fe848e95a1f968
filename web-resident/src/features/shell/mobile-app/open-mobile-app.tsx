import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { Row } from '@portal/web-ui/layout'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { PlainScreen } from '../../../parts/plain-screen.tsx'

/** Spec, resident section 9. */
const delayMs = 5000

/** Opens the city's app; continues in the browser if none opens (spec, resident section 2). */
export function OpenMobileApp() {
  const { t } = useTexts()
  const { mobileAppUrl } = useApp().page.settings
  const [isStaying, setStaying] = useState(false)
  useEffect(() => {
    if (mobileAppUrl) location.assign(mobileAppUrl)
  }, [mobileAppUrl])
  useEffect(() => {
    if (isStaying) return
    // A page load, since after account creation the session has changed.
    const timer = setTimeout(() => location.assign('/dashboard'), delayMs)
    return () => clearTimeout(timer)
  }, [isStaying])
  return (
    <PlainScreen title={t('MobileApp.Title')}>
      <Status>
        <p>{t(isStaying ? 'MobileApp.Staying' : 'MobileApp.Text')}</p>
      </Status>
      <Row gap="tight">
        {mobileAppUrl && <ButtonLink href={mobileAppUrl}>{t('MobileApp.Open')}</ButtonLink>}
        <ButtonLink look="quiet" href="/dashboard">
          {t('MobileApp.GoOn')}
        </ButtonLink>
        {/* The timer can be stopped (WCAG 2.2, 2.2.1). */}
        {!isStaying && (
          <Button look="plain" onClick={() => setStaying(true)}>
            {t('MobileApp.Stay')}
          </Button>
        )}
      </Row>
    </PlainScreen>
  )
}
