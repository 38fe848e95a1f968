import { Button } from '@portal/web-ui/button'
import { Checkbox } from '@portal/web-ui/checkbox'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form } from '@portal/web-ui/form'
import { QuestionIcon } from '@portal/web-ui/icons'
import { Row, Stack } from '@portal/web-ui/layout'
import { havePictures, Pictured } from '@portal/web-ui/pictured'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { requestHref } from './desk-search.ts'
import styles from './desk.module.css'
import { Due } from './due.tsx'
import { statusKey } from './names.ts'
import type { DeskItem } from './queries.ts'
import { selection, selectForm } from './queue-forms.ts'

/** Rows with checkboxes, and bulk actions. */
export function QueueTable({ rows, query }: { rows: readonly DeskItem[]; query: string }) {
  const texts = useTexts()
  const { t } = texts
  const select = useAppForm(selectForm)
  const table = (
    <Table
      caption={t('Desk.Title')}
      isCaptionHidden
      columns={columnsOf(texts, { query, hasPictures: havePictures(rows) })}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('Desk.None')}>{t('Desk.NoneText')}</EmptyState>}
    />
  )
  if (rows.length === 0) return table
  return (
    <Form of={select} look="wide">
      <Stack>
        {/* Before the rows: Enter presses a form's first button. */}
        <Row>
          <Button type="submit" look="quiet" size="small">
            {t('Desk.ChangeSelected')}
          </Button>
          <Button type="submit" look="plain" size="small" name={selection.all} value={query}>
            {t('Desk.ChangeAll')}
          </Button>
        </Row>
        {table}
      </Stack>
    </Form>
  )
}

const columnsOf = (
  { t, format }: ReturnType<typeof useTexts>,
  { query, hasPictures }: { query: string; hasPictures: boolean },
): readonly Column<DeskItem>[] => [
  {
    key: 'select',
    header: t('Desk.Select'),
    render: ({ number }) => (
      <Checkbox
        name={selection.box}
        value={number}
        label={<VisuallyHidden>{t('Desk.SelectOne', { number })}</VisuallyHidden>}
      />
    ),
  },
  {
    key: 'what',
    header: t('Desk.What'),
    isRowHeader: true,
    render: (row) => (
      <Pictured of={row} isShown={hasPictures}>
        <span className={styles.what}>
          <a href={requestHref(row.id, query)}>
            {row.title} <span className={styles.number}>{row.number}</span>
          </a>
          {row.address && <span className={styles.soft}>{row.address}</span>}
        </span>
      </Pictured>
    ),
  },
  {
    key: 'status',
    header: t('Desk.Status'),
    render: ({ status, statusInformation, isWaiting }) => (
      <span className={styles.what}>
        <StatusBadge color={statusInformation.color}>{t(statusKey(status))}</StatusBadge>
        {isWaiting && (
          <span className={styles.mark}>
            <QuestionIcon size="small" /> {t('Desk.Waiting')}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'due',
    header: t('Desk.Due'),
    render: (row) => (
      <span className={styles.what}>
        <Due of={row} />
        <span className={styles.soft}>
          {t('Desk.SentOn', { date: format.date(row.createdAt) })}
        </span>
      </span>
    ),
  },
  {
    key: 'assignee',
    header: t('Desk.Assignee'),
    render: ({ assignee, area }) => (
      <span className={styles.what}>
        <span>{assignee?.name ?? t('Desk.Nobody')}</span>
        {area && <span className={styles.soft}>{t('Desk.AreaOf', { area })}</span>}
      </span>
    ),
  },
]
