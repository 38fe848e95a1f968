import { useSuspenseQuery } from '@tanstack/react-query'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Row, Stack } from '@portal/web-ui/layout'
import { StatusBadge, type StatusColor } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { AccountFrame } from './account-frame.tsx'
import { type SentMessage, sentQuery } from './queries.ts'

const colors = {
  waiting: 'blue',
  retrying: 'orange',
  delivered: 'green',
  failed: 'red',
  held: 'gray',
  returned: 'red',
} as const satisfies Readonly<Record<SentMessage['outcome'], StatusColor>>

/** What the city sent to the person, by every channel. */
export function SentLogScreen({ before }: { before: string | undefined }) {
  const texts = useTexts()
  const { t } = texts
  const { data: page } = useSuspenseQuery(sentQuery(before))
  return (
    <AccountFrame
      current="notifications"
      title={t('NotificationChoices.LogTitle')}
      lead={t('NotificationChoices.LogLead')}
    >
      <Card>
        <Stack>
          <p>
            <a href="/account/notifications">{t('NotificationChoices.LogBack')}</a>
          </p>
          <Table
            caption={t('NotificationChoices.LogTitle')}
            isCaptionHidden
            columns={columnsOf(texts)}
            rows={page.data}
            rowKey={({ id, channel }) => `${channel} ${id}`}
            empty={
              <EmptyState title={t('NotificationChoices.LogNone')}>
                {t('NotificationChoices.LogNoneText')}
              </EmptyState>
            }
          />
          <Row>
            {before !== undefined && (
              <a href="/account/notifications/log">{t('NotificationChoices.LogLatest')}</a>
            )}
            {page.next !== null && (
              <a
                href={`/account/notifications/log?${new URLSearchParams({ before: page.next })}`}
                rel="next"
              >
                {t('NotificationChoices.LogOlder')}
              </a>
            )}
          </Row>
        </Stack>
      </Card>
    </AccountFrame>
  )
}

const columnsOf = ({ t, format }: ReturnType<typeof useTexts>): readonly Column<SentMessage>[] => [
  {
    key: 'what',
    header: t('NotificationChoices.LogWhat'),
    isRowHeader: true,
    render: ({ title }) => title,
  },
  {
    key: 'when',
    header: t('NotificationChoices.LogWhen'),
    isOneLine: true,
    render: ({ at }) => format.date(at, 'dayTime'),
  },
  {
    key: 'how',
    header: t('NotificationChoices.LogHow'),
    render: ({ channel }) => t(`NotificationChoices.by-${channel}`),
  },
  {
    key: 'outcome',
    header: t('NotificationChoices.LogOutcome'),
    render: ({ outcome }) => (
      <StatusBadge color={colors[outcome]}>{t(`NotificationChoices.${outcome}`)}</StatusBadge>
    ),
  },
]
