import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { type BroadcastState, broadcastStates } from '@portal/core/broadcasts/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { PlusIcon } from '@portal/web-ui/icons'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { StatusBadge, type StatusColor } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { DoneNotice } from '../../../parts/done-notice.tsx'
import { Screen } from '../../../parts/screen.tsx'
import { broadcastsPath } from './broadcasts-path.ts'
import styles from './broadcasts.module.css'
import { Compose } from './compose.tsx'
import { type Broadcast, broadcastsQuery } from './queries.ts'
import { Steps } from './steps.tsx'

export interface BroadcastsSearch {
  readonly add?: true | undefined
  readonly done?: BroadcastState | undefined
}

export const broadcastsSearchOf = (
  search: Readonly<Record<string, unknown>>,
): BroadcastsSearch => ({
  add: search['add'] === '1' ? true : undefined,
  done: broadcastStates.find((state) => state === search['done']),
})

/** What was sent to many, and what is on its way (spec, admin section 2.8). */
export function BroadcastsScreen({ search: { add, done } }: { search: BroadcastsSearch }) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const { data } = useSuspenseQuery(broadcastsQuery())
  const maySend = mayCall(roles, 'sendBroadcast')
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Broadcasts.Title')}</PageTitle>
          <p>{t('Broadcasts.Lead')}</p>
        </Stack>
        {done && (
          <DoneNotice
            key={done}
            kind="Success"
            text={`Broadcasts.Done_${done}`}
            path={broadcastsPath}
          />
        )}
        {add && maySend && <Compose />}
        {maySend && (
          <Row>
            <ButtonLink href={`${broadcastsPath}?add=1`}>
              <PlusIcon size="small" />
              {t('Broadcasts.New')}
            </ButtonLink>
          </Row>
        )}
        <List broadcasts={data} maySend={maySend} />
      </Stack>
    </Screen>
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

function List({ broadcasts, maySend }: { broadcasts: readonly Broadcast[]; maySend: boolean }) {
  const { t, format, language } = useTexts()
  const titleOf = ({ EnglishTitle, SpanishTitle }: Broadcast) =>
    language === 'es' ? SpanishTitle : EnglishTitle
  const columns: readonly Column<Broadcast>[] = [
    {
      key: 'message',
      header: t('Broadcasts.Message'),
      isRowHeader: true,
      render: (one) => (
        <div className={styles.message}>
          <strong lang="en">{one.EnglishTitle}</strong>
          <span lang="es">{one.SpanishTitle}</span>
          {one.createdBy !== null && (
            <span className={styles.quiet}>{t('Broadcasts.By', { name: one.createdBy })}</span>
          )}
          {one.approvedBy !== null && (
            <span className={styles.quiet}>
              {t('Broadcasts.ApprovedBy', { name: one.approvedBy })}
            </span>
          )}
          {one.urgentReason !== null && (
            <span className={styles.quiet}>
              {t('Broadcasts.Urgent', { text: one.urgentReason })}
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'state',
      header: t('Broadcasts.State'),
      render: ({ state, counts }) => (
        <div className={styles.message}>
          <StatusBadge color={colors[state]}>{t(`Broadcasts.State_${state}`)}</StatusBadge>
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
      ),
    },
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

function Counts({ of: { state, counts, audienceSize } }: { of: Broadcast }) {
  const { t } = useTexts()
  if (state === 'waiting' || state === 'scheduled' || state === 'canceled')
    return t('Broadcasts.ToSize', { count: audienceSize })
  const rows = [
    t('Broadcasts.CountReached', { count: counts.reached }),
    ...(counts.pushed > 0 ? [t('Broadcasts.CountPushed', { count: counts.pushed })] : []),
    ...(counts.mailed > 0 ? [t('Broadcasts.CountMailed', { count: counts.mailed })] : []),
    ...(counts.pushFailed > 0 ? [t('Broadcasts.CountRetried', { count: counts.pushFailed })] : []),
    ...(counts.optedOut > 0 ? [t('Broadcasts.CountOptedOut', { count: counts.optedOut })] : []),
  ]
  return (
    <ul className={styles.counts}>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  )
}
