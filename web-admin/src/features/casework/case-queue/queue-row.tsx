import { AlertIcon, QuestionIcon } from '@portal/web-ui/icons'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import base from '../../../parts/desk/desk-row.module.css'
import { requestHref } from './desk-search.ts'
import { statusKey } from './names.ts'
import type { DeskItem } from './queries.ts'
import { daysUntil } from './queue-days.ts'
import { selection } from './queue-forms.ts'
import styles from './queue-row.module.css'

interface QueueRowProps {
  row: DeskItem
  /** The queue's query, for the link. */
  query: string
  isOpen: boolean
  /** With shift: from the last one picked to this one. Without it, no box. */
  onPick?: (box: HTMLInputElement, isRange: boolean) => void
}

/** What, where, what the resident wrote, age, due date and assignee. */
export function QueueRow({ row, query, isOpen, onPick }: QueueRowProps) {
  const { t } = useTexts()
  const { id, number, title, address, excerpt, newAnswer, isWaiting, thumbnail } = row
  const { dueAt, status } = row
  return (
    <li className={`${base.row} ${styles.row}`} aria-current={isOpen || undefined} data-row="">
      {onPick && (
        <label className={styles.pick}>
          <input
            type="checkbox"
            name={selection.box}
            value={number}
            onClick={({ currentTarget, shiftKey }) => onPick(currentTarget, shiftKey)}
          />
          <VisuallyHidden>{t('Desk.SelectOne', { number })}</VisuallyHidden>
        </label>
      )}
      <a
        href={requestHref(id, query)}
        className={`${base.what} ${styles.what}`}
        aria-current={isOpen ? 'page' : undefined}
      >
        {title} <span className={styles.number}>{number}</span>
      </a>
      <DueIn of={row} />
      <p className={`${base.say} ${styles.say}`}>
        {newAnswer !== null && <span className={styles.new}>{t('Queue.NewAnswer')}: </span>}
        {isWaiting && (
          <span className={styles.waiting}>
            <QuestionIcon size="small" />
            <VisuallyHidden>{t('Desk.Waiting')}. </VisuallyHidden>
          </span>
        )}
        {newAnswer === null && dueAt !== null && <>{t(statusKey(status))} · </>}
        {newAnswer === null && address && <>{address} · </>}“{newAnswer ?? excerpt}”
      </p>
      <p className={`${base.by} ${styles.by}`}>
        <Age of={row} />
        <Owner of={row} />
      </p>
      {thumbnail !== null && (
        <img
          src={thumbnail}
          alt=""
          width={36}
          height={36}
          loading="lazy"
          decoding="async"
          className={styles.photo}
        />
      )}
    </li>
  )
}

/** The assignee's initials, or the team's in a frame. */
function Owner({ of: { assignee, team } }: { of: DeskItem }) {
  const { t } = useTexts()
  const who = `${t('Desk.Assignee')}: ${assignee?.name ?? t('Desk.Nobody')}`
  const text = team ? `${who}. ${t('Teams.Team')}: ${team.name}` : who
  const isOfTeam = assignee === null && team !== null
  return (
    <span className={styles.face} title={text} data-team={isOfTeam || undefined}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true">{initialsOf((assignee ?? team)?.name)}</span>
    </span>
  )
}

const initialsOf = (name = '–'): string =>
  name
    .split(/\s+/)
    .filter((_word, place, words) => place === 0 || place === words.length - 1)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')

/** Overdue shows in words and by an icon; a closed request shows its status instead. */
function DueIn({ of: { dueAt, isOverdue, status, statusInformation } }: { of: DeskItem }) {
  const { t, format } = useTexts()
  const { timeZone } = useApp().page.settings
  const badge = <StatusBadge color={statusInformation.color}>{t(statusKey(status))}</StatusBadge>
  if (dueAt === null) return <span className={styles.due}>{badge}</span>
  const days = daysUntil(dueAt, timeZone)
  if (isOverdue)
    return (
      <span className={styles.due} data-tone="late" title={format.date(dueAt)}>
        <AlertIcon size="small" />
        {days < 0 ? t('Queue.Late', { count: -days }) : t('Queue.LateToday')}
      </span>
    )
  if (days < 0) return <span className={styles.due}>{badge}</span>
  return (
    <span
      className={styles.due}
      data-tone={days === 0 ? 'soon' : undefined}
      title={format.date(dueAt)}
    >
      <VisuallyHidden>{t('Desk.Due')} </VisuallyHidden>
      {days === 0 && t('Queue.DueToday')}
      {days === 1 && t('Queue.DueTomorrow')}
      {days > 1 && t('Queue.DueIn', { count: days })}
    </span>
  )
}

function Age({ of: { createdAt } }: { of: DeskItem }) {
  const { t, format } = useTexts()
  const { timeZone } = useApp().page.settings
  const days = -daysUntil(createdAt, timeZone)
  return (
    <time dateTime={createdAt} title={format.date(createdAt, 'dayTime')}>
      {days <= 0 ? t('Queue.AgeToday') : t('Queue.AgeDays', { count: days })}
    </time>
  )
}
