import { useState } from 'react'
import { emailErrorOf } from '@portal/core/kernel/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { followReport } from '@portal/openapi/resident-client/reports'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { EmailInput } from '@portal/web-ui/email-input'
import { refusalOf } from '@portal/web-ui/forms/form-answer'
import { Row, Stack } from '@portal/web-ui/layout'
import { Status } from '@portal/web-ui/status'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import styles from './nearby.module.css'
import type { NearbyReport } from './queries.ts'

interface NearbyProps {
  reports: readonly NearbyReport[]
  onFollowed: () => Promise<void>
}

/** Similar open reports nearby, which can be followed instead. */
export function Nearby({ reports, onFollowed }: NearbyProps) {
  const { t } = useTexts()
  const isGuest = useApp().page.viewer.userId === null
  const [guestEmail, setGuestEmail] = useState('')
  const [refusal, setRefusal] = useState<TextKey>()
  return (
    <Status>
      {reports.length > 0 && (
        <Banner tone="info" title={t('ReportNearby.Title')}>
          <Stack gap="tight">
            <p>{t('ReportNearby.Lead')}</p>
            {isGuest ? (
              <EmailInput
                name="followEmail"
                // Outside of the report's form, sent by itself.
                form="follow"
                label={t('ReportNearby.Email')}
                error={refusal && t(refusal)}
                autoComplete="email"
                value={guestEmail}
                onChange={({ currentTarget }) => setGuestEmail(currentTarget.value)}
              />
            ) : (
              refusal && <p>{t(refusal)}</p>
            )}
            <ul className={styles.list}>
              {reports.map((report) => (
                <NearbyItem
                  key={report.id}
                  report={report}
                  guestEmail={guestEmail}
                  onFollowed={onFollowed}
                  onRefused={(code) => {
                    setRefusal(code)
                    if (code) document.getElementById('followEmail')?.focus()
                  }}
                />
              ))}
            </ul>
          </Stack>
        </Banner>
      )}
    </Status>
  )
}

const feetPerMeter = 3.281

interface NearbyItemProps {
  report: NearbyReport
  guestEmail: string
  onFollowed: () => Promise<void>
  onRefused: (code: TextKey | undefined) => void
}

function NearbyItem(props: NearbyItemProps) {
  const { t, find, format } = useTexts()
  const { report } = props
  const { status, statusInformation, createdAt, distanceMeters, isFollowed } = report
  const { color, translationKey } = statusInformation
  const feet = Math.round((distanceMeters * feetPerMeter) / 10) * 10
  return (
    <li className={styles.item}>
      <Row gap="tight">
        <StatusBadge color={color}>
          {(translationKey && find(translationKey)) ?? status}
        </StatusBadge>
        <span>
          {t(feet === 0 ? 'ReportNearby.ItemHere' : 'ReportNearby.Item', {
            date: format.date(createdAt),
            feet,
          })}
        </span>
      </Row>
      {isFollowed ? <p>{t('ReportNearby.Following')}</p> : <Follow {...props} />}
    </li>
  )
}

/** Right away when logged in, by mail address for a guest. */
function Follow({ report: { id }, guestEmail, onFollowed, onRefused }: NearbyItemProps) {
  const { t } = useTexts()
  const { call, page } = useApp()
  const isGuest = page.viewer.userId === null
  const [state, setState] = useState<'asked' | 'busy'>('asked')

  async function follow(): Promise<void> {
    const fieldError = isGuest ? emailErrorOf(guestEmail) : null
    if (fieldError) return onRefused(`Validation.${fieldError}`)
    setState('busy')
    try {
      await call(followReport, { path: { id }, body: { guestEmail } })
      onRefused(undefined)
      await onFollowed()
    } catch (error) {
      const { code, problems } = refusalOf(error)
      setState('asked')
      onRefused(problems[0]?.code ?? code)
    }
  }

  return (
    <div>
      <Button size="small" look="quiet" busy={state === 'busy'} onClick={() => void follow()}>
        {t('ReportNearby.Follow')}
      </Button>
    </div>
  )
}
