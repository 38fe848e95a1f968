import { Button } from '@portal/web-ui/button'
import { Checkbox } from '@portal/web-ui/checkbox'
import { EmptyState } from '@portal/web-ui/empty-state'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { reasonText, whatOf } from './names.ts'
import type { Undelivered } from './queries.ts'
import { boxName, buttons } from './replay-deliveries.ts'

export function UndeliveredTable({ rows }: { rows: readonly Undelivered[] }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <Table
      caption={t('Undelivered.Title')}
      isCaptionHidden
      columns={columnsOf(texts)}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('Undelivered.None')}>{t('Undelivered.NoneText')}</EmptyState>}
    />
  )
}

const columnsOf = (texts: ReturnType<typeof useTexts>): readonly Column<Undelivered>[] => {
  const { t, format } = texts
  const namesOf = (row: Undelivered) => ({
    what: whatOf(texts, row),
    to: row.recipient ?? t('Undelivered.Nobody'),
  })
  return [
    {
      key: 'select',
      header: t('Undelivered.Select'),
      render: (row) =>
        !row.isExpired && (
          <Checkbox
            name={boxName}
            value={row.id}
            label={<VisuallyHidden>{t('Undelivered.SelectOne', namesOf(row))}</VisuallyHidden>}
          />
        ),
    },
    {
      key: 'what',
      header: t('Undelivered.What'),
      isRowHeader: true,
      render: (row) => whatOf(texts, row),
    },
    {
      key: 'to',
      header: t('Undelivered.To'),
      render: (row) => namesOf(row).to,
    },
    {
      key: 'failedAt',
      header: t('Undelivered.FailedAt'),
      isOneLine: true,
      render: ({ failedAt }) => format.date(failedAt, 'dayTime'),
    },
    {
      key: 'why',
      header: t('Undelivered.Why'),
      render: ({ failure }) => t(reasonText(failure)),
    },
    {
      key: 'attempts',
      header: t('Undelivered.Attempts'),
      align: 'end',
      render: ({ attempts }) => format.number(attempts),
    },
    {
      key: 'actions',
      header: t('Undelivered.Actions'),
      render: (row) =>
        row.isExpired ? (
          t('Undelivered.Expired')
        ) : (
          <Button type="submit" look="plain" size="small" name={buttons.one} value={row.id}>
            <span aria-hidden="true">{t('Undelivered.Replay')}</span>
            <VisuallyHidden>{t('Undelivered.ReplayOne', namesOf(row))}</VisuallyHidden>
          </Button>
        ),
    },
  ]
}
