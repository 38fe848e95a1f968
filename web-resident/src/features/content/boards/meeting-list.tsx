import { Card } from '@portal/web-ui/card'
import { Link } from '@portal/web-ui/link'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './boards.module.css'
import { type BoardDetails, type BoardMeeting, meetingTime } from './words.ts'

/** Meetings that are shown unfolded, of those to come and of those past. */
const shown = 3

export function MeetingList({ details }: { details: BoardDetails }) {
  const { t } = useTexts()
  const { meetings, today } = details
  const coming = meetings.filter(({ day }) => day >= today)
  const past = meetings.filter(({ day }) => day < today).toReversed()
  const later = coming.slice(shown)
  const older = past.slice(shown)
  return (
    <Card title={t('Boards.Meetings')}>
      {meetings.length === 0 && <p>{t('Boards.NoMeetings')}</p>}
      {coming.length > 0 && (
        <MeetingTable caption={t('Boards.MeetingsNext')} meetings={coming.slice(0, shown)} />
      )}
      {later.length > 0 && (
        <Folded title={t('Boards.MeetingsLater', { count: later.length })} meetings={later} />
      )}
      <Subscribe details={details} />
      {past.length > 0 && (
        <MeetingTable caption={t('Boards.MeetingsPast')} meetings={past.slice(0, shown)} />
      )}
      {older.length > 0 && (
        <Folded title={t('Boards.MeetingsOlder', { count: older.length })} meetings={older} />
      )}
    </Card>
  )
}

function Folded({ title, meetings }: { title: string; meetings: readonly BoardMeeting[] }) {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      <MeetingTable caption={title} isCaptionHidden meetings={meetings} />
    </details>
  )
}

function MeetingTable({
  caption,
  isCaptionHidden = false,
  meetings,
}: {
  caption: string
  isCaptionHidden?: boolean
  meetings: readonly BoardMeeting[]
}) {
  const { t, format } = useTexts()
  const columns: readonly Column<BoardMeeting>[] = [
    {
      key: 'when',
      header: t('Boards.When'),
      isRowHeader: true,
      render: (meeting) => (
        <>
          {meetingTime(meeting, format)}
          {meeting.title && <span className={styles.soft}>{meeting.title}</span>}
          {meeting.isCancelled && (
            <>
              {' '}
              <StatusBadge color="red">{t('Boards.Canceled')}</StatusBadge>
            </>
          )}
        </>
      ),
    },
    { key: 'where', header: t('Boards.Where'), render: ({ location }) => location ?? '–' },
    {
      key: 'papers',
      header: t('Boards.Papers'),
      render: (meeting) => <Papers meeting={meeting} />,
    },
  ]
  return (
    <Table
      caption={caption}
      isCaptionHidden={isCaptionHidden}
      columns={columns}
      rows={meetings}
      rowKey={({ id }) => id}
    />
  )
}

function Papers({ meeting }: { meeting: BoardMeeting }) {
  const { t, format } = useTexts()
  const links = [
    ...meeting.files.map(({ id, label, url }) => ({ id, label, url })),
    ...(meeting.videoUrl ? [{ id: 'video', label: t('Boards.Video'), url: meeting.videoUrl }] : []),
  ]
  if (links.length === 0) return '–'
  const day = format.date(meeting.day)
  return (
    <ul className={styles.papers}>
      {links.map(({ id, label, url }) => (
        <li key={id}>
          <Link href={url}>
            {label}
            <VisuallyHidden>, {day}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** getBoardCalendar, which calendars and the browser fetch by themselves. */
function Subscribe({ details: { board, calendarUrl } }: { details: BoardDetails }) {
  const { t, language } = useTexts()
  const file = `/api/boards/${board.Alias__c}/calendar.ics?lng=${language}`
  const live = `${calendarUrl.replace(/^https?:/, 'webcal:')}?lng=${language}`
  return (
    <ul className={styles.papers}>
      <li>
        <a href={live}>{t('Boards.Calendar')}</a>
      </li>
      <li>
        <a href={file} download>
          {t('Boards.CalendarDownload')}
        </a>
      </li>
    </ul>
  )
}
