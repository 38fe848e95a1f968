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
import { whenUndisturbing } from './when-undisturbing.ts'

/** Shows the alerts of whoever is signed in, one after the other, until each is put away. */
export function AlertQueue() {
  const { call, page, completeTexts } = useApp()
  const { userId } = page.viewer
  const [alerts, setAlerts] = useState<readonly SystemAlert[]>([])
  const [isComing, setComing] = useState(false)
  const shown = alertToShow(alerts)
  const isWaiting = shown !== null && !isComing

  useEffect(() => {
    if (userId === null) return
    // Nobody asked for them: where the session is over, the next deed says so, and not these.
    const unasked = (request: Request) => fetch(request)
    Promise.all([call(listOwnAlerts, { fetch: unasked }), completeTexts()]).then(
      ([fetched]) => setAlerts(withDismissed(fetched, keptAlerts(userId))),
      // The page stands without them; the next one asks again.
      () => undefined,
    )
  }, [call, completeTexts, userId])
  useEffect(() => (isWaiting ? whenUndisturbing(() => setComing(true)) : undefined), [isWaiting])

  if (!shown || !isComing || userId === null) return null
  const putAway = () => {
    const left = dismissed(alerts, shown.Id)
    setAlerts(left)
    keepAlerts(userId, left)
    // Where the city does not hear of it this tab knows, and another asks again.
    void call(readOwnAlert, { path: { id: shown.Id } }).catch(() => undefined)
  }
  // Not within the page's header, where the menu stands: a dialog has a header of its own.
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
          {/* Reading begins at the text, however long it is, and a stray Enter puts nothing away. */}
          <div tabIndex={-1} data-first-focus className={styles.text}>
            <Prose html={isSpanish ? alert.TextSpanish : alert.TextEnglish} />
          </div>
        </Dialog>
      )}
    </Late>
  )
}
