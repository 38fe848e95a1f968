import { AskFirst } from '@portal/web-ui/ask-first'
import { Button } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { reasonText, whatOf } from './names.ts'
import { idOf, replayKindForm } from './outbox-forms.ts'
import type { DeadKind } from './queries.ts'

/** What was given up, by kind and reason, each to be sent again as a whole. */
export function DeadTable({ dead }: { dead: readonly DeadKind[] }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <Table
      caption={t('Outbox.Dead')}
      isCaptionHidden
      columns={columnsOf(texts)}
      rows={dead}
      rowKey={idOf}
      empty={<EmptyState title={t('Outbox.NoDead')}>{t('Outbox.NoDeadText')}</EmptyState>}
    />
  )
}

const columnsOf = (texts: ReturnType<typeof useTexts>): readonly Column<DeadKind>[] => {
  const { t, format } = texts
  return [
    {
      key: 'what',
      header: t('Outbox.Lane'),
      isRowHeader: true,
      render: (group) => whatOf(texts, group),
    },
    {
      key: 'why',
      header: t('Outbox.Reason'),
      render: ({ failure }) => t(reasonText(failure)),
    },
    {
      key: 'count',
      header: t('Outbox.Messages'),
      align: 'end',
      render: ({ count }) => format.number(count),
    },
    {
      key: 'latest',
      header: t('Outbox.Latest'),
      isOneLine: true,
      render: ({ latestAt }) => format.date(latestAt, 'dayTime'),
    },
    {
      key: 'actions',
      header: t('Outbox.Actions'),
      render: (group) =>
        group.replayable > 0 ? <ReplayKind group={group} /> : t('Outbox.Expired'),
    },
  ]
}

function ReplayKind({ group }: { group: DeadKind }) {
  const texts = useTexts()
  const { t } = texts
  const what = whatOf(texts, group)
  return (
    <AskFirst
      form={replayKindForm}
      id={idOf(group)}
      label="Outbox.Replay"
      title={t('Outbox.ReplaySure', { count: group.replayable })}
      button={
        <div>
          <Button type="submit" look="quiet" size="small">
            <span aria-hidden="true">{t('Outbox.Replay')}</span>
            <VisuallyHidden>{t('Outbox.ReplayWhat', { what })}</VisuallyHidden>
          </Button>
        </div>
      }
    >
      <p>{t('Outbox.ReplaySureText', { what })}</p>
    </AskFirst>
  )
}
