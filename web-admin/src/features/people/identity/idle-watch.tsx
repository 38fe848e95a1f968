import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sessionLifetimes, staffIdleWarningMs } from '@portal/core/identity/rules'
import { getSession, signOut } from '@portal/openapi/admin-client/identity'
import { type Call, orNull } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Dialog } from '@portal/web-ui/dialog'
import { Late } from '@portal/web-ui/late'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'

const key = 'staff-last-use'
/** Working on one screen sends no requests, so activity is reported this often. */
const tellEveryMs = 65_000
const lookEveryMs = 1000
/** Minus a minute, for which a sealed session is trusted before a use is recorded. */
const limitMs = sessionLifetimes.staff.idleMs - 60_000

/** Warns idle staff, and leads to the login when their session has ended. All tabs count as one. */
export function IdleWatch() {
  const { t } = useTexts()
  const { call } = useApp()
  const queryClient = useQueryClient()
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
        void leave(call, queryClient)
      } else setSecondsLeft(idle < staffIdleWarningMs ? null : Math.ceil((limitMs - idle) / 1000))
    }
    const timer = setInterval(look, lookEveryMs)
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) addEventListener(event, onActivity, { passive: true })
    return () => {
      clearInterval(timer)
      for (const event of events) removeEventListener(event, onActivity)
    }
  }, [call, queryClient])

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
          {/* Announced once, not every second. */}
          <p>{t('Staff.IdleText')}</p>
          <p aria-hidden="true">{t('Staff.IdleSeconds', { count: secondsLeft })}</p>
        </Dialog>
      )}
    </Late>
  )
}

/** Ends the session here as well: the server may allow another minute. */
async function leave(call: Call, queryClient: QueryClient): Promise<void> {
  // Without a session, polls would only be refused.
  onlineManager.setOnline(false)
  void queryClient.cancelQueries()
  await call(signOut, { query: { idle: 'yes' } }).catch(() => undefined)
  location.assign('/login?notice=session-ended')
}

const noteUse = (): void => localStorage.setItem(key, String(Date.now()))
const idleMs = (): number => Date.now() - Number(localStorage.getItem(key) ?? Date.now())
