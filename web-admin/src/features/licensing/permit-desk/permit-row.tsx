import { permitNumberText } from '@portal/core/permits/rules'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import base from '../../../parts/desk/desk-row.module.css'
import { daysUntil } from '../../casework/case-queue/queue-days.ts'
import { permitHref } from './desk-search.ts'
import own from './permit-desk.module.css'
import type { DeskPermitItem } from './queries.ts'
import { disciplineTexts, stateKey } from './words.ts'

interface PermitRowProps {
  row: DeskPermitItem
  /** The list's query, for the link. */
  query: string
  isOpen: boolean
}

/** Number and kind, where and what, its state and since when, and who it waits for. */
export function PermitRow({ row, query, isOpen }: PermitRowProps) {
  const { t } = useTexts()
  const { id, kind, address, description, state, statusInformation, mustRefund } = row
  return (
    <li className={`${base.row} ${own.row}`} aria-current={isOpen || undefined} data-row="">
      <a
        href={permitHref(id, query)}
        className={base.what}
        aria-current={isOpen ? 'page' : undefined}
      >
        <span className={own.number}>{permitNumberText(row)}</span> {kind}
      </a>
      <span className={own.state}>
        {mustRefund ? (
          <StatusBadge color="red">{t('PermitDesk.MustRefund')}</StatusBadge>
        ) : (
          <StatusBadge color={statusInformation.color}>{t(stateKey(state))}</StatusBadge>
        )}
      </span>
      <p className={base.say}>
        {address} · {description}
      </p>
      <p className={`${base.by} ${own.by}`}>
        <WaitsFor row={row} />
      </p>
    </li>
  )
}

/** In review, the disciplines that have not answered; else how long it is as it is. */
function WaitsFor({ row: { state, reviews, since, expiresOn } }: { row: DeskPermitItem }) {
  const { t, format } = useTexts()
  const { timeZone } = useApp().page.settings
  if (state === 'review') {
    const waiting = reviews.filter(({ result }) => result === 'waiting')
    if (waiting.length > 0)
      return waiting.map(({ discipline }) => t(disciplineTexts[discipline])).join(', ')
  }
  if ((state === 'issued' || state === 'inspections') && expiresOn !== null)
    return (
      <time dateTime={expiresOn}>{t('Permits.GoodUntil', { day: format.date(expiresOn) })}</time>
    )
  const days = -daysUntil(since, timeZone)
  return (
    <time dateTime={since} title={format.date(since, 'dayTime')}>
      {days <= 0 ? t('PermitDesk.SinceToday') : t('PermitDesk.SinceDays', { count: days })}
    </time>
  )
}
