import { type UsePermission, permissionsOfUses } from '@portal/core/zoning/rules'
import { Card } from '@portal/web-ui/card'
import { StatusBadge, type StatusColor } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import type { ParcelZoning } from './queries.ts'
import styles from './zoning.module.css'

const colors: Readonly<Record<UsePermission, StatusColor>> = {
  allowed: 'green',
  'special-permit': 'orange',
  'not-allowed': 'gray',
}

type Use = ParcelZoning['uses'][number]

/** "What may be built here": answered by the districts' tables, before a planner is asked. */
export function UsesHere({ parcel }: { parcel: ParcelZoning }) {
  const { t } = useTexts()
  const { uses, districts } = parcel
  if (uses.length === 0) return null
  // One district needs no naming in each row.
  const isSplit = districts.filter(({ kind }) => kind === 'base').length > 1
  return (
    <Card title={t('Zoning.UsesTitle')}>
      {permissionsOfUses.map((permission) => {
        const rows = uses.filter((use) => use.permission === permission)
        return (
          rows.length > 0 && (
            // The answer that most people look for is open.
            <details key={permission} open={permission !== 'not-allowed'} className={styles.uses}>
              <summary>
                <StatusBadge color={colors[permission]}>
                  {t(`Zoning.Uses_${permission}`)}
                </StatusBadge>{' '}
                {rows.length}
              </summary>
              <ul>
                {rows.map((use) => (
                  <UseHere key={`${use.districtId} ${use.use}`} use={use} isSplit={isSplit} />
                ))}
              </ul>
            </details>
          )
        )
      })}
      <p className={styles.small}>{t('Zoning.UsesNote')}</p>
    </Card>
  )
}

function UseHere({ use, isSplit }: { use: Use; isSplit: boolean }) {
  const { t, format } = useTexts()
  return (
    <li>
      {use.use} {isSplit && t('Zoning.UsesIn', { codes: use.code })}
      <span className={styles.small}>
        {t('Zoning.UseRule', { source: use.source, day: format.date(use.startsOn) })}
      </span>
    </li>
  )
}
