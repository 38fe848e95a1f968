import type { ReactNode } from 'react'
import { allOthers } from '../forms/end-session-form.ts'
import type { AppForm } from '../forms/form-definition.ts'
import { Form } from '../forms/form.tsx'
import { type Surroundings, useForm } from '../forms/use-form.tsx'
import { type Translate, useTexts } from '../texts/index.tsx'
import { Button } from './button.tsx'
import { HandsetIcon, LaptopIcon } from './device-icons.tsx'
import { Row, Stack } from './layout.tsx'
import styles from './own-sessions.module.css'
import { StatusBadge } from './status-badge.tsx'

/** As in both apps' API. */
interface OwnSession {
  readonly id: string
  readonly app: 'resident' | 'staff' | 'mobile'
  readonly browser: string | null
  readonly system: string | null
  readonly place: string | null
  readonly signedInAt: string
  readonly lastUsedAt: string
  readonly isCurrent: boolean
  readonly isOpenedByApp: boolean
}

interface OwnSessionsProps {
  sessions: readonly OwnSession[]
  /** The form that ends one session, or all others. */
  ending: AppForm
  app: Surroundings
}

/** With place, last use, and a button to end each. The page has the anchor `sessions-section`. */
export function OwnSessions({ sessions, ending, app }: OwnSessionsProps) {
  const { t } = useTexts()
  const form = useForm(ending, app)
  return (
    <Form of={form} action="#sessions-section">
      <p>{t('Session.Text')}</p>
      <ul className={styles.list}>
        {sessions.map((session) => (
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
      {sessions.length > 1 ? (
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

/** Last use is recorded hourly, so minutes would be misleading. */
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

/** `Firefox on Windows`. */
function nameOf({ app, browser, system }: OwnSession, t: Translate): string {
  if (app === 'mobile') return system ? t('Session.AppOn', { system }) : t('Session.App')
  if (browser && system) return t('Session.BrowserOn', { browser, system })
  if (system) return t('Session.SomeBrowserOn', { system })
  return browser ?? t('Session.SomeBrowser')
}
