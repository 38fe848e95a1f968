import { isoDay } from '@portal/core/kernel/rules'
import type { components } from '@portal/openapi/resident-types'
import { Row, Stack } from '@portal/web-ui/layout'
import { StatusBadge, type StatusColor } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import styles from './contractors.module.css'

export type OwnLicense = components['schemas']['OwnLicense']

const statuses = {
  active: { text: 'Contractors.StatusActive', color: 'green' },
  suspended: { text: 'Contractors.StatusSuspended', color: 'orange' },
  revoked: { text: 'Contractors.StatusRevoked', color: 'red' },
  lapsed: { text: 'Contractors.StatusLapsed', color: 'yellow' },
} as const satisfies Record<OwnLicense['status'] | 'lapsed', { text: string; color: StatusColor }>

const todayIn = (timeZone: string): string => isoDay(new Date(), timeZone)

/** Each license with its status and last day. */
export function LicenseFacts({ licenses }: { licenses: readonly OwnLicense[] }) {
  const { t, format } = useTexts()
  const { timeZone, phone } = useApp().page.settings
  const today = todayIn(timeZone)
  const isStopped = licenses.some(({ isContractor, status }) => isContractor && status !== 'active')
  return (
    <Stack gap="tight">
      <ul className={styles.licenses}>
        {licenses.map(({ number, kind, businessName, status, validTo }) => {
          const isLapsed = status === 'active' && (validTo === null || validTo < today)
          const { text, color } = statuses[isLapsed ? 'lapsed' : status]
          return (
            <li key={number}>
              <Row gap="tight">
                <strong>{t('Contractors.License', { kind, number })}</strong>
                <StatusBadge color={color}>{t(text)}</StatusBadge>
              </Row>
              <p className={styles.soft}>
                {businessName}.{' '}
                {validTo === null
                  ? t('Contractors.NeverValid')
                  : t(isLapsed ? 'Contractors.EndedOn' : 'Contractors.ValidTo', {
                      day: format.date(validTo),
                    })}
              </p>
            </li>
          )
        })}
      </ul>
      {isStopped && <p>{t('Contractors.Stopped', { phone })}</p>}
    </Stack>
  )
}
