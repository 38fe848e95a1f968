import { isReportCategory } from '@portal/core/report-categories/rules'
import { isStatus } from '@portal/core/requests/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { useTexts } from '@portal/web-ui/texts'
import styles from './desk.module.css'
import { categoryKey, statusKey } from './names.ts'
import type { DeskRequest } from './queries.ts'

type Event = DeskRequest['timeline'][number]

const kinds: Readonly<Record<string, TextKey>> = {
  submitted: 'Desk.Event_submitted',
  status: 'Desk.Event_status',
  assigned: 'Desk.Event_assigned',
  question: 'Desk.Event_question',
  answer: 'Desk.Event_answer',
  reply: 'Desk.Event_reply',
  note: 'Desk.Event_note',
  file: 'Desk.Event_file',
  merged: 'Desk.Event_merged',
  followed: 'Desk.Event_followed',
  rated: 'Desk.Event_rated',
  paid: 'Desk.Event_paid',
  category: 'Desk.Event_category',
  due: 'Desk.Event_due',
  place: 'Desk.Event_place',
}

function keyOf({ kind, facts }: Event): TextKey | undefined {
  if (kind === 'merged' && facts['from']) return 'Desk.Event_mergedFrom'
  return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
}

/** What an event was, in words. */
export function useEventWords(): (event: Event) => string {
  const { t, format } = useTexts()
  const shown = (kind: string, name: string, value: string | null): string => {
    if (kind === 'due') return value ? format.date(value) : t('Desk.NoDate')
    if (kind === 'place') return value || t('Desk.Nowhere')
    if (kind === 'category' && value !== null)
      return isReportCategory(value) ? t(categoryKey(value)) : value
    if (name === 'name') return value ?? t('Desk.Nobody')
    return value !== null && isStatus(value) ? t(statusKey(value)) : (value ?? '')
  }
  return (event) => {
    const key = keyOf(event)
    const facts: Record<string, string> = { from: '', name: t('Desk.Nobody') }
    for (const [name, value] of Object.entries(event.facts))
      facts[name] = shown(event.kind, name, value)
    return key ? t(key, facts) : event.kind
  }
}

/** Events in the given order: who, when, what, and whether only staff see it. */
export function History({ events }: { events: readonly Event[] }) {
  const { t, format } = useTexts()
  const what = useEventWords()
  return (
    <ol className={styles.history}>
      {events.map((event) => (
        <li key={event.id} data-private={event.isPublic ? undefined : ''}>
          <p>
            <strong>{what(event)}</strong>
            {!event.isPublic && <span className={styles.private}>{t('Desk.OnlyStaff')}</span>}
          </p>
          {event.text && <p className={styles.said}>{event.text}</p>}
          <p className={styles.soft}>
            {event.name ?? t(`Desk.By_${event.by}`)}, {format.date(event.at, 'dayTime')}
          </p>
        </li>
      ))}
    </ol>
  )
}
