import { useState } from 'react'
import { centsOf } from '@portal/core/kernel/rules'
import { noticeLimits } from '@portal/core/shutoff-notices/rules'
import { Card } from '@portal/web-ui/card'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Dialog } from '@portal/web-ui/dialog'
import { Form, Submit } from '@portal/web-ui/form'
import { Late } from '@portal/web-ui/late'
import { Stack } from '@portal/web-ui/layout'
import { Pager } from '@portal/web-ui/pager'
import { Select } from '@portal/web-ui/select'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { useFromServer } from '../../../parts/open-panel.tsx'
import { sendNoticesForm, sentRows } from './notice-forms.ts'
import { noticesPath } from './notices-path.ts'
import styles from './notices.module.css'
import type { VerifiedRow } from './queries.ts'

interface SummaryProps {
  rows: readonly VerifiedRow[]
  /** Of the file. */
  name: string
  onClose: () => void
}

/** A dialog; after a post without JavaScript a part of the page. */
export function Summary({ rows, name, onClose }: SummaryProps) {
  const { t } = useTexts()
  const isFromServer = useFromServer()
  const [isPart] = useState(isFromServer)
  if (isPart)
    return (
      <Card title={t('Shutoffs.Summary')} aside={<a href={noticesPath}>{t('Util.Cancel')}</a>}>
        <Body rows={rows} name={name} firstSize={100} />
      </Card>
    )
  return (
    <Late>
      {() => (
        <Dialog title={t('Shutoffs.Summary')} size="wide" onClose={onClose}>
          <Body rows={rows} name={name} firstSize={noticeLimits.pageSizes[0]} />
        </Dialog>
      )}
    </Late>
  )
}

const hasNotes = ({ warnings }: VerifiedRow): boolean => warnings.length > 0

interface BodyProps extends Omit<SummaryProps, 'onClose'> {
  firstSize: number
}

function Body({ rows, name, firstSize }: BodyProps) {
  const { t, format } = useTexts()
  const [size, setSize] = useState(firstSize)
  const [page, setPage] = useState(1)
  const [isNoted, setNoted] = useState(false)
  const noted = rows.filter(hasNotes)
  const shown = isNoted ? noted : rows
  const letters = rows.filter(({ needsLetter }) => needsLetter).length
  const reached = rows.filter(
    ({ user, needsLetter }) => user.hasPortalAccount && !needsLetter,
  ).length
  return (
    <Stack>
      <p>
        <strong>{name}</strong>
        {': '}
        {t('Shutoffs.SummaryLead', {
          count: rows.length,
          reached: format.number(reached),
          letters: format.number(letters),
        })}
      </p>
      <div className={styles.bar}>
        <Select
          name="size"
          label={t('Shutoffs.PageSize')}
          value={String(size)}
          options={noticeLimits.pageSizes.map((value) => ({
            value: String(value),
            label: String(value),
          }))}
          onChange={({ currentTarget: { value } }) => {
            setSize(Number(value))
            setPage(1)
          }}
        />
        {noted.length > 0 && (
          <Checkbox
            label={t('Shutoffs.OnlyNoted')}
            checked={isNoted}
            onChange={({ currentTarget: { checked } }) => {
              setNoted(checked)
              setPage(1)
            }}
          />
        )}
      </div>
      <Rows rows={shown.slice((page - 1) * size, page * size)} />
      <Pager
        page={page}
        pages={Math.ceil(shown.length / size)}
        href={() => noticesPath}
        onPage={setPage}
        label={t('Shutoffs.Rows')}
      />
      <Send rows={rows} notes={noted.length} />
    </Stack>
  )
}

function Send({ rows, notes }: { rows: readonly VerifiedRow[]; notes: number }) {
  const { t } = useTexts()
  const form = useAppForm(sendNoticesForm)
  return (
    <Form of={form}>
      <input type="hidden" name="rows" value={JSON.stringify(sentRows(rows))} />
      {notes > 0 && (
        <Checkbox
          {...form.box('confirmed', false)}
          label={t('Shutoffs.Acknowledge', { count: notes })}
        />
      )}
      <Submit of={form} label="Shutoffs.Send" busyLabel="Shutoffs.Sending" />
    </Form>
  )
}

function Rows({ rows }: { rows: readonly VerifiedRow[] }) {
  const { t, format } = useTexts()
  const columns: readonly Column<VerifiedRow>[] = [
    {
      key: 'account',
      header: t('Shutoffs.Account'),
      isRowHeader: true,
      render: ({ accountNumber, address }) => (
        <span className={styles.pair}>
          <strong>{accountNumber}</strong>
          {address !== null && <span className={styles.quiet}>{address}</span>}
        </span>
      ),
    },
    {
      key: 'person',
      header: t('Shutoffs.Owner'),
      render: ({ user, needsLetter }) =>
        user.hasPortalAccount ? (
          <span className={styles.pair}>
            <span>{user.userName}</span>
            <span className={styles.quiet}>{user.userEmail}</span>
            {needsLetter && <span>{t('Shutoffs.MailComesBack')}</span>}
            {user.userPhone !== null && <span className={styles.quiet}>{user.userPhone}</span>}
          </span>
        ) : (
          <span className={styles.quiet}>{t('Shutoffs.NoPortalAccount')}</span>
        ),
    },
    {
      key: 'amount',
      header: t('Shutoffs.Amount'),
      align: 'end',
      isOneLine: true,
      render: ({ delinquentAmount }) => format.money(centsOf(delinquentAmount)),
    },
    {
      key: 'day',
      header: t('Shutoffs.ShutoffDay'),
      render: ({ shutoffDate }) => format.date(shutoffDate),
    },
    {
      key: 'phone',
      header: t('Shutoffs.PrefersPhone'),
      render: ({ phonePreference }) => t(phonePreference ? 'Util.Yes' : 'Util.No'),
    },
    {
      key: 'notes',
      header: t('Shutoffs.Notes'),
      render: ({ warnings }) =>
        warnings.length === 0 ? (
          '–'
        ) : (
          <ul className={styles.notes}>
            {warnings.map((warning) => (
              <li key={warning}>{t(`ShutoffWarning.${warning}`)}</li>
            ))}
          </ul>
        ),
    },
  ]
  return (
    <Table
      caption={t('Shutoffs.Rows')}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ line }) => String(line)}
    />
  )
}
