import type { ReactNode } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { useTexts } from '@portal/web-ui/texts'
import type { DeskRequest } from './queries.ts'
import { UncheckedLinks } from './request-facts.tsx'
import { useEventWords } from './request-history.tsx'
import styles from './request.module.css'

type Event = DeskRequest['timeline'][number]

/** What people said; everything else is a step. */
const spoken: Readonly<Record<string, TextKey>> = {
  submitted: 'Desk.SentIt',
  question: 'Desk.Asked',
  answer: 'Desk.Answered',
  reply: 'Desk.WrittenBy',
  note: 'Desk.Noted',
}

/** The question that an answer answers: the last one before it. */
const questionBefore = (events: readonly Event[], at: number): string | null =>
  events.slice(0, at).findLast(({ kind }) => kind === 'question')?.text ?? null

/** Everything that was said and done, oldest first: words in boxes, steps as lines. */
export function Timeline({ request, children }: { request: DeskRequest; children: ReactNode }) {
  const { timeline, files } = request
  const known = new Set(timeline.map(({ id }) => id))
  return (
    <ol className={styles.timeline}>
      {timeline.map((event, at) => (
        <Entry
          key={event.id}
          event={event}
          question={event.kind === 'answer' ? questionBefore(timeline, at) : null}
          files={files.filter(({ eventId }) =>
            // Files without an event came with the request.
            eventId !== null && known.has(eventId) ? eventId === event.id : at === 0,
          )}
          request={request}
        >
          {at === 0 && children}
        </Entry>
      ))}
    </ol>
  )
}

interface EntryProps {
  event: Event
  /** Answered by this event. */
  question: string | null
  files: DeskRequest['files']
  request: DeskRequest
  children: ReactNode
}

function Entry({ event, question, files, request: { contact, channel }, children }: EntryProps) {
  const { t, format } = useTexts()
  const words = useEventWords()
  const heading = Object.hasOwn(spoken, event.kind) ? spoken[event.kind] : undefined
  const when = <time dateTime={event.at}>{format.date(event.at, 'dayTime')}</time>
  if (!heading)
    return (
      <li className={styles.step}>
        <span>
          {words(event)}
          {event.text && `: ${event.text}`}
        </span>{' '}
        <span className={styles.when}>
          {event.name ?? t(`Desk.By_${event.by}`)}, {when}
        </span>
        <Files of={files} />
      </li>
    )
  const sender = contact.name ?? contact.email ?? t('Desk.Guest')
  const name = event.name ?? (event.by === 'resident' ? sender : t(`Desk.By_${event.by}`))
  const isCall = event.kind === 'submitted' && channel === 'phone'
  return (
    <li className={styles.said} data-by={event.isPublic ? event.by : 'note'}>
      <p className={styles.who}>
        <strong>{t(isCall ? 'Desk.SentByPhone' : heading, { name })}</strong>
        <span className={styles.when}>{when}</span>
        {!event.isPublic && <span className={styles.private}>{t('Desk.OnlyStaff')}</span>}
      </p>
      {event.text && <p className={styles.text}>{event.text}</p>}
      <SentByPartner facts={event.facts} />
      {children}
      {files.length > 0 && question !== null && (
        <p className={styles.when}>{t('Desk.Answers', { question })}</p>
      )}
      <Files of={files} />
    </li>
  )
}

/** An update of a partner's software (Open311). */
function SentByPartner({ facts }: Pick<DeskRequest['timeline'][number], 'facts'>) {
  const { t } = useTexts()
  const { partner, status, mediaUrls } = facts
  if (!partner) return null
  return (
    <>
      <p className={styles.when}>{t('Open311.UpdateBy', { partner, status: status ?? '' })}</p>
      {mediaUrls && <UncheckedLinks of={mediaUrls.split('\n')} />}
    </>
  )
}

function Files({ of }: { of: DeskRequest['files'] }) {
  const { t } = useTexts()
  if (of.length === 0) return null
  return (
    <ul className={styles.files} aria-label={t('Desk.Files')}>
      {of.map(({ id, name, type, url, isPublic }) => (
        <li key={id}>
          {type.startsWith('image/') && <img src={url} alt="" loading="lazy" />}
          <a href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
          {!isPublic && <span className={styles.when}>{t('Desk.OnlyStaff')}</span>}
        </li>
      ))}
    </ul>
  )
}
