import { Button } from '@portal/web-ui/button'
import { Checkbox } from '@portal/web-ui/checkbox'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form } from '@portal/web-ui/form'
import { PinIcon, QuestionIcon } from '@portal/web-ui/icons'
import { Row, Stack } from '@portal/web-ui/layout'
import { Pictured } from '@portal/web-ui/pictured'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { PermitIcon } from '@portal/web-ui/topic-icons'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { useAppForm } from '../../screens/use-app-form.ts'
import { requestHref } from './desk-search.ts'
import styles from './desk.module.css'
import { Due } from './due.tsx'
import { statusKey } from './names.ts'
import type { DeskItem } from './queries.ts'
import { selection, selectForm } from './queue-forms.ts'

/** The rows of the queue, each with its box, and what can be done to those that are ticked. */
export function QueueTable({ rows, query }: { rows: readonly DeskItem[]; query: string }) {
  const texts = useTexts()
  const { t } = texts
  const select = useAppForm(selectForm)
  const havePictures = rows.some(({ thumbnail }) => thumbnail !== null)
  const table = (
    <Table
      caption={t('Desk.Title')}
      isCaptionHidden
      columns={columnsOf(texts, { query, havePictures })}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('Desk.None')}>{t('Desk.NoneText')}</EmptyState>}
    />
  )
  if (rows.length === 0) return table
  return (
    <Form of={select} look="wide">
      <Stack>
        {/* Before the rows: the first button of a form is the one that Enter presses. */}
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
  { query, havePictures }: { query: string; havePictures: boolean },
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
    render: ({ id, number, title, address, thumbnail, type }) => (
      <Pictured
        thumbnail={thumbnail}
        icon={type === 'Case' ? <PinIcon size="large" /> : <PermitIcon size="large" />}
        isAlone={!havePictures}
      >
        <span className={styles.what}>
          <a href={requestHref(id, query)}>
            {title} <span className={styles.number}>{number}</span>
          </a>
          {address && <span className={styles.soft}>{address}</span>}
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
