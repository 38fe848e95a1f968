import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import type { OutboxHealth } from './queries.ts'

type Hour = OutboxHealth['hours'][number]

/** What left in each of the last hours. */
export function HoursTable({ hours }: { hours: readonly Hour[] }) {
  const texts = useTexts()
  return (
    <Table
      caption={texts.t('Outbox.Sent')}
      isCaptionHidden
      columns={columnsOf(texts)}
      rows={hours}
      rowKey={({ from }) => from}
    />
  )
}

const columnsOf = ({ t, format }: ReturnType<typeof useTexts>): readonly Column<Hour>[] => [
  {
    key: 'hour',
    header: t('Outbox.Hour'),
    isRowHeader: true,
    isOneLine: true,
    render: ({ from }) => format.date(from, 'dayTime'),
  },
  ...(
    [
      ['mail', 'Outbox.Mail'],
      ['push', 'Outbox.Push'],
      ['held', 'Outbox.Held'],
      ['failed', 'Outbox.Failed'],
    ] as const
  ).map(([name, header]): Column<Hour> => ({
    key: name,
    header: t(header),
    align: 'end',
    render: (hour) => format.number(hour[name]),
  })),
]
