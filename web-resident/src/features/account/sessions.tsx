import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@portal/web-ui/button'
import { HandsetIcon, LaptopIcon } from '@portal/web-ui/device-icons'
import { Form } from '@portal/web-ui/form'
import { Row, Stack } from '@portal/web-ui/layout'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Translate, useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '../../parts/use-app-form.ts'
import { useApp } from '../../parts/use-app.ts'
import { allOthers, endSessionForm } from './end-session-form.ts'
import { type OwnSession, sessionsQuery } from './queries.ts'
import styles from './sessions.module.css'

/** Where the account is open: each browser and app with its place and last use, and a way to end it. */
export function Sessions() {
  const { t } = useTexts()
  const { api } = useApp()
  const { data } = useSuspenseQuery(sessionsQuery(api))
  const form = useAppForm(endSessionForm)
  return (
    <Form of={form} action="#sessions-section">
      <p>{t('Session.Text')}</p>
      <ul className={styles.list}>
        {data.sessions.map((session) => (
          <li key={session.id}>
            <Session session={session}>
              {!session.isCurrent && (
                <Button
                  type="submit"
                  look="quiet"
                  name="session"
                  value={session.id}
                  aria-label={`${t('Session.End')}: ${nameOf(session, t)}`}
                >
                  {t('Session.End')}
                </Button>
              )}
            </Session>
          </li>
        ))}
      </ul>
      {data.sessions.length > 1 ? (
        <Stack gap="tight">
          <div>
            <Button type="submit" look="quiet" name="session" value={allOthers}>
              {t('Session.EndOthers')}
            </Button>
          </div>
          <p className={styles.detail}>{t('Session.EndOthersText')}</p>
        </Stack>
      ) : (
        <p>{t('Session.OnlyThis')}</p>
      )}
    </Form>
  )
}

/** Uses are noted once an hour: its minutes would say too much. */
const hourOf = (instant: string): string => `${instant.slice(0, 13)}:00:00Z`

const handhelds = new Set(['iPhone', 'iPad', 'Android'])

function Session({ session, children }: { session: OwnSession; children: ReactNode }) {
  const { t, format } = useTexts()
  const { app, isCurrent, isOpenedByApp, lastUsedAt, place, signedInAt, system } = session
  const isHandheld = app === 'mobile' || handhelds.has(system ?? '')
  const Icon = isHandheld ? HandsetIcon : LaptopIcon
  return (
    <div className={styles.session}>
      <Icon />
      <div>
        <Row gap="tight">
          <strong>{nameOf(session, t)}</strong>
          {isCurrent && <StatusBadge color="green">{t('Session.ThisDevice')}</StatusBadge>}
          {app === 'staff' && <StatusBadge color="gray">{t('Session.StaffSite')}</StatusBadge>}
          {isOpenedByApp && <StatusBadge color="gray">{t('Session.OpenedByApp')}</StatusBadge>}
        </Row>
        <p>{place ?? t('Session.PlaceUnknown')}</p>
        <p className={styles.times}>
          <span>
            {isCurrent
              ? t('Session.InUseNow')
              : t('Session.LastUsed', { when: format.date(hourOf(lastUsedAt), 'dayTime') })}
          </span>{' '}
          <span>{t('Session.LoggedIn', { day: format.date(signedInAt) })}</span>
        </p>
      </div>
      {children}
    </div>
  )
}

/** A browser or app in plain words: `Firefox on Windows`. */
function nameOf({ app, browser, system }: OwnSession, t: Translate): string {
  if (app === 'mobile') return system ? t('Session.AppOn', { system }) : t('Session.App')
  if (browser && system) return t('Session.BrowserOn', { browser, system })
  if (system) return t('Session.SomeBrowserOn', { system })
  return browser ?? t('Session.SomeBrowser')
}
