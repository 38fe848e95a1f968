import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { alertToShow, dismissed, type SystemAlert, withDismissed } from '@portal/core/alerts/rules'
import { listOwnAlerts, readOwnAlert } from '@portal/openapi/resident-client/alerts'
import { Button } from '@portal/web-ui/button'
import { Dialog } from '@portal/web-ui/dialog'
import { AlertIcon, InfoIcon } from '@portal/web-ui/icons'
import { Late } from '@portal/web-ui/late'
import { Prose } from '@portal/web-ui/prose'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import styles from './alerts.module.css'
import { keepAlerts, keptAlerts } from './kept-alerts.ts'
import { whenIdle } from './when-idle.ts'

/** A logged-in person's alerts, one at a time, until each is dismissed. */
export function AlertQueue() {
  const { call, page, completeTexts } = useApp()
  const { userId } = page.viewer
  const [alerts, setAlerts] = useState<readonly SystemAlert[]>([])
  const [isComing, setComing] = useState(false)
  const shown = alertToShow(alerts)
  const isWaiting = shown !== null && !isComing

  useEffect(() => {
    if (userId === null) return
    // Requested in the background: an ended session shows on the next action, not here.
    const unasked = (request: Request) => fetch(request)
    Promise.all([call(listOwnAlerts, { fetch: unasked }), completeTexts()]).then(
      ([fetched]) => setAlerts(withDismissed(fetched, keptAlerts(userId))),
      // The page works without them; the next one retries.
      () => undefined,
    )
  }, [call, completeTexts, userId])
  useEffect(() => (isWaiting ? whenIdle(() => setComing(true)) : undefined), [isWaiting])

  if (!shown || !isComing || userId === null) return null
  const putAway = () => {
    const left = dismissed(alerts, shown.Id)
    setAlerts(left)
    keepAlerts(userId, left)
    // If saving fails, this tab remembers it and another asks again.
    void call(readOwnAlert, { path: { id: shown.Id } }).catch(() => undefined)
  }
  // Outside of the page's header, since a dialog has its own header.
  return createPortal(<Alert key={shown.Id} alert={shown} onClose={putAway} />, document.body)
}

function Alert({ alert, onClose }: { alert: SystemAlert; onClose: () => void }) {
  const { t, language } = useTexts()
  const isSpanish = language === 'es'
  const AlertKindIcon = alert.MaintenanceWarning ? AlertIcon : InfoIcon
  return (
    <Late>
      {() => (
        <Dialog
          title={isSpanish ? alert.TitleAlertSpanish : alert.TitleAlertEnglish}
          icon={
            <span className={styles.icon}>
              <AlertKindIcon />
            </span>
          }
          onClose={onClose}
          actions={<Button onClick={onClose}>{t('Alerts.Dismiss')}</Button>}
        >
          {/* Focus on the text, so that reading starts there and a stray Enter dismisses nothing. */}
          <div tabIndex={-1} data-first-focus className={styles.text}>
            <Prose html={isSpanish ? alert.TextSpanish : alert.TextEnglish} />
          </div>
        </Dialog>
      )}
    </Late>
  )
}
