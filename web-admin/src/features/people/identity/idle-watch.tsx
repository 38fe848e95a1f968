import { useEffect, useState } from 'react'
import { sessionLives, staffIdleWarningMs } from '@portal/core/identity/rules'
import { getSession, signOut } from '@portal/openapi/admin-client/identity'
import { type Call, orNull } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Dialog } from '@portal/web-ui/dialog'
import { Late } from '@portal/web-ui/late'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'

const key = 'staff-last-use'
/** Work on one screen asks the server for nothing; so often it is told that somebody is there. */
const tellEveryMs = 65_000
const lookEveryMs = 1000
/** The server may know of the last use a minute less than we do: a cookie is believed for as long. */
const limitMs = sessionLives.staff.idleMs - 60_000

/**
 * Warns members of staff whose session is about to end because they do nothing, and leads to the
 * sign-in when it has ended. All tabs count as one.
 */
export function IdleWatch() {
  const { t } = useTexts()
  const { call } = useApp()
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)

  useEffect(() => {
    noteUse()
    const onActivity = () => {
      const idle = idleMs()
      if (idle < tellEveryMs || idle >= staffIdleWarningMs) return
      noteUse()
      void call(getSession).catch(() => undefined)
    }
    const look = () => {
      const idle = idleMs()
      if (idle >= limitMs) {
        clearInterval(timer)
        void leave(call)
      } else setSecondsLeft(idle < staffIdleWarningMs ? null : Math.ceil((limitMs - idle) / 1000))
    }
    const timer = setInterval(look, lookEveryMs)
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) addEventListener(event, onActivity, { passive: true })
    return () => {
      clearInterval(timer)
      for (const event of events) removeEventListener(event, onActivity)
    }
  }, [call])

  async function stay(): Promise<void> {
    const session = await orNull(call(getSession))
    if (session?.state === 'anonymous') location.assign('/login?notice=session-ended')
    noteUse()
    setSecondsLeft(null)
  }

  if (secondsLeft === null) return null
  return (
    <Late>
      {() => (
        <Dialog
          role="alertdialog"
          title={t('Staff.IdleTitle')}
          onClose={() => void stay()}
          actions={
            <>
              <Button data-first-focus onClick={() => void stay()}>
                {t('Staff.StayLoggedIn')}
              </Button>
              <Button
                look="quiet"
                onClick={() => document.querySelector<HTMLFormElement>('#log-out')?.requestSubmit()}
              >
                {t('Header.Logout')}
              </Button>
            </>
          }
        >
          {/* Read out once, not every second. */}
          <p>{t('Staff.IdleText')}</p>
          <p aria-hidden="true">{t('Staff.IdleSeconds', { count: secondsLeft })}</p>
        </Dialog>
      )}
    </Late>
  )
}

/** Ends the session here as well: the server may give it a minute more. */
async function leave(call: Call): Promise<void> {
  await call(signOut).catch(() => undefined)
  location.assign('/login?notice=session-ended')
}

const noteUse = (): void => localStorage.setItem(key, String(Date.now()))
const idleMs = (): number => Date.now() - Number(localStorage.getItem(key) ?? Date.now())
