import { isStatus } from '@portal/core/requests/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { useTexts } from '@portal/web-ui/texts'
import styles from './desk.module.css'
import { statusKey } from './names.ts'
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
}

function keyOf({ kind, facts }: Event): TextKey | undefined {
  if (kind === 'merged' && facts['from']) return 'Desk.Event_mergedFrom'
  return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
}

/** Events in the given order: who, when, what, and whether only staff see it. */
export function History({ events }: { events: readonly Event[] }) {
  const { t, format } = useTexts()
  const shown = (name: string, value: string | null) => {
    if (name === 'name') return value ?? t('Desk.Nobody')
    return value !== null && isStatus(value) ? t(statusKey(value)) : (value ?? '')
  }
  const what = (event: Event) => {
    const key = keyOf(event)
    const facts: Record<string, string> = { from: '', name: t('Desk.Nobody') }
    for (const [name, value] of Object.entries(event.facts)) facts[name] = shown(name, value)
    return key ? t(key, facts) : event.kind
  }
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
