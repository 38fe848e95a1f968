import type { BroadcastState } from '@portal/core/broadcasts/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { EmptyState } from '@portal/web-ui/empty-state'
import { StatusBadge, type StatusColor } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { wholeHref } from './broadcasts-path.ts'
import styles from './broadcasts.module.css'
import type { Broadcast } from './queries.ts'
import { Steps } from './steps.tsx'

interface BroadcastListProps {
  broadcasts: readonly Broadcast[]
  maySend: boolean
}

export function BroadcastList({ broadcasts, maySend }: BroadcastListProps) {
  const { t, format, language } = useTexts()
  const titleOf = ({ EnglishTitle, SpanishTitle }: Broadcast) =>
    language === 'es' ? SpanishTitle : EnglishTitle
  const columns: readonly Column<Broadcast>[] = [
    {
      key: 'message',
      header: t('Broadcasts.Message'),
      isRowHeader: true,
      render: (one) => <Message of={one} />,
    },
    { key: 'state', header: t('Broadcasts.State'), render: (one) => <State of={one} /> },
    {
      key: 'sent',
      header: t('Broadcasts.LastSent'),
      render: ({ state, sendAt, updated_at: updatedAt }) =>
        state === 'waiting' || state === 'scheduled'
          ? t('Broadcasts.Starts', { time: format.date(sendAt, 'dayTime') })
          : state === 'canceled'
            ? '–'
            : format.date(updatedAt, 'dayTime'),
    },
    { key: 'reached', header: t('Broadcasts.Reached'), render: (one) => <Counts of={one} /> },
    ...(maySend
      ? [
          {
            key: 'actions',
            header: t('Broadcasts.Actions'),
            render: (one: Broadcast) => <Steps of={one} name={titleOf(one)} />,
          },
        ]
      : []),
  ]
  return (
    <Table
      caption={t('Broadcasts.Title')}
      isCaptionHidden
      columns={columns}
      rows={broadcasts}
      rowKey={({ Id }) => Id}
      empty={<EmptyState title={t('Broadcasts.None')}>{t('Broadcasts.NoneText')}</EmptyState>}
    />
  )
}

/** Its titles: the reader's own leads to all of it. */
function Message({ of }: { of: Broadcast }) {
  const { t, language } = useTexts()
  const quiet = [
    ...(of.createdBy === null ? [] : [t('Broadcasts.By', { name: of.createdBy })]),
    ...(of.approvedBy === null ? [] : [t('Broadcasts.ApprovedBy', { name: of.approvedBy })]),
    ...(of.urgentReason === null ? [] : [t('Broadcasts.Urgent', { text: of.urgentReason })]),
  ]
  const titles = [
    { lang: 'en', title: of.EnglishTitle },
    { lang: 'es', title: of.SpanishTitle },
  ] as const
  const [own, other] = language === 'es' ? [titles[1], titles[0]] : titles
  return (
    <div className={styles.message}>
      <a href={wholeHref(of.Id)} lang={own.lang}>
        {own.title}
      </a>
      <span lang={other.lang}>{other.title}</span>
      {quiet.map((text) => (
        <span key={text} className={styles.quiet}>
          {text}
        </span>
      ))}
    </div>
  )
}

const colors: Readonly<Record<BroadcastState, StatusColor>> = {
  waiting: 'orange',
  scheduled: 'blue',
  running: 'yellow',
  sent: 'green',
  stopped: 'red',
  canceled: 'gray',
}

export function State({ of: { state, counts, heldUntil, isMine } }: { of: Broadcast }) {
  const { t, format } = useTexts()
  return (
    <div className={styles.message}>
      <StatusBadge color={colors[state]}>{t(`Broadcasts.State_${state}`)}</StatusBadge>
      {state === 'waiting' && isMine && (
        <span className={styles.quiet}>{t('Broadcasts.WaitsForOther')}</span>
      )}
      {heldUntil && (
        <span className={styles.quiet}>
          {t('Broadcasts.HeldUntil', { time: format.date(heldUntil, 'dayTime') })}
        </span>
      )}
      {state === 'running' && (
        <>
          <progress
            aria-label={t('Broadcasts.State_running')}
            value={counts.partsDone}
            max={Math.max(1, counts.parts)}
          />
          <span className={styles.quiet}>
            {t('Broadcasts.Progress', { done: counts.partsDone, last: counts.parts })}
          </span>
        </>
      )}
    </div>
  )
}

const rowsOf = ({ counts }: Broadcast): readonly (readonly [key: TextKey, count: number])[] => [
  ['Broadcasts.CountQueued', counts.queued],
  ['Broadcasts.CountMailed', counts.mailed],
  ['Broadcasts.CountMailFailed', counts.mailFailed],
  ['Broadcasts.CountPushed', counts.pushed],
  ['Broadcasts.CountRetried', counts.pushRetried],
  ['Broadcasts.CountPushFailed', counts.pushFailed],
  ['Broadcasts.CountOptedOut', counts.optedOut],
]

function Counts({ of }: { of: Broadcast }) {
  const { t } = useTexts()
  const { state, counts, audienceSize } = of
  if (state === 'waiting' || state === 'scheduled' || state === 'canceled')
    return t('Broadcasts.ToSize', { count: audienceSize })
  return (
    <ul className={styles.counts}>
      <li>
        <strong>{t('Broadcasts.CountReached', { count: counts.reached })}</strong>
      </li>
      {rowsOf(of)
        .filter(([, count]) => count > 0)
        .map(([key, count]) => (
          <li key={key}>{t(key, { count })}</li>
        ))}
    </ul>
  )
}
