import { Button } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form } from '@portal/web-ui/form'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { type Texts, useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { whatOf } from './names.ts'
import { retryForm } from './outbox-forms.ts'
import type { Lane } from './queries.ts'

/** What waits, by topic and priority. */
export function LanesTable({ lanes }: { lanes: readonly Lane[] }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <Table
      caption={t('Outbox.Waiting')}
      isCaptionHidden
      columns={columnsOf(texts)}
      rows={lanes}
      rowKey={({ topic, priority }) => `${topic} ${priority}`}
      empty={
        <EmptyState title={t('Outbox.NothingWaits')}>{t('Outbox.NothingWaitsText')}</EmptyState>
      }
    />
  )
}

const priorityTexts = ['Outbox.priority-0', 'Outbox.priority-1', 'Outbox.priority-2'] as const

/** "Email, at once". */
function laneName({ t }: Pick<Texts, 't'>, { topic, priority }: Lane): string {
  const time = priorityTexts[priority]
  const what = whatOf({ t }, { topic, kind: null })
  return time ? t('Outbox.LaneOf', { what, time: t(time) }) : what
}

/** In the greatest unit of which there is one. */
export function waitText({ t }: Pick<Texts, 't'>, seconds: number): string {
  if (seconds < 60) return t('Outbox.Seconds', { count: seconds })
  if (seconds < 3600) return t('Outbox.Minutes', { count: Math.floor(seconds / 60) })
  return t('Outbox.Hours', { count: Math.floor(seconds / 3600) })
}

const columnsOf = (texts: ReturnType<typeof useTexts>): readonly Column<Lane>[] => {
  const { t, format } = texts
  return [
    {
      key: 'lane',
      header: t('Outbox.Lane'),
      isRowHeader: true,
      render: (lane) => laneName(texts, lane),
    },
    {
      key: 'due',
      header: t('Outbox.Due'),
      align: 'end',
      render: ({ due }) => format.number(due),
    },
    {
      key: 'later',
      header: t('Outbox.Later'),
      align: 'end',
      render: ({ later }) => format.number(later),
    },
    {
      key: 'oldest',
      header: t('Outbox.Oldest'),
      render: ({ due, oldestSeconds }) => (due === 0 ? '–' : waitText(texts, oldestSeconds)),
    },
    {
      key: 'state',
      header: t('Outbox.State'),
      render: ({ isBehind }) => (
        <StatusBadge color={isBehind ? 'red' : 'green'}>
          {t(isBehind ? 'Outbox.Late' : 'Outbox.OnTime')}
        </StatusBadge>
      ),
    },
    {
      key: 'actions',
      header: t('Outbox.Actions'),
      render: (lane) => lane.later > 0 && <Retry lane={lane} />,
    },
  ]
}

function Retry({ lane }: { lane: Lane }) {
  const texts = useTexts()
  const { t } = texts
  const form = useAppForm(retryForm)
  return (
    <Form of={form}>
      <input type="hidden" name="topic" value={lane.topic} />
      <div>
        <Button type="submit" look="plain" size="small">
          <span aria-hidden="true">{t('Outbox.RetryNow')}</span>
          <VisuallyHidden>{t('Outbox.RetryWhat', { what: laneName(texts, lane) })}</VisuallyHidden>
        </Button>
      </div>
    </Form>
  )
}
