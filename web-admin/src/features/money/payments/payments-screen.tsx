import { useSuspenseQuery } from '@tanstack/react-query'
import { centsOf } from '@portal/core/kernel/rules'
import { paymentStatuses } from '@portal/core/ledger/rules'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { Select } from '@portal/web-ui/select'
import { type Column, Table } from '@portal/web-ui/table'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { PaymentStatus } from './payment-status.tsx'
import type { PaymentsSearch } from './payments-search.ts'
import styles from './payments.module.css'
import { paymentsQuery, type StaffPayment } from './queries.ts'

const page = 50

/** Searchable by number, payer or account. */
export function PaymentsScreen({ search }: { search: PaymentsSearch }) {
  const texts = useTexts()
  const { t } = texts
  const { data: payments } = useSuspenseQuery(paymentsQuery(search))
  const last = payments.length === page ? payments.at(-1) : undefined
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t(search.refund ? 'Payments.RefundsProposed' : 'Payments.Title')}</PageTitle>
          <p>{search.refund ? <a href="/payments">{t('Payments.All')}</a> : t('Payments.Lead')}</p>
        </Stack>
        <form role="none" method="get" action="/payments">
          <Stack>
            <div className={styles.find}>
              <TextInput
                name="term"
                label={t('Payments.Term')}
                hint={t('Payments.TermHint')}
                defaultValue={search.term}
                autoComplete="off"
              />
              <Select
                name="status"
                label={t('Payments.Status')}
                placeholder={t('Payments.AllStatuses')}
                defaultValue={search.status ?? ''}
                options={paymentStatuses.map((value) => ({
                  value,
                  label: t(`Payments.Status_${value}`),
                }))}
              />
            </div>
            <Row>
              <Button type="submit">{t('Payments.Search')}</Button>
              <ButtonLink look="quiet" href="/payments?refund=proposed">
                {t('Payments.RefundsProposed')}
              </ButtonLink>
              <ButtonLink look="quiet" href="/payment_discrepancies">
                {t('Payments.Discrepancies')}
              </ButtonLink>
            </Row>
          </Stack>
        </form>
        <Table
          caption={t('Payments.Title')}
          isCaptionHidden
          columns={columnsOf(texts)}
          rows={payments}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('Payments.None')}>{t('Payments.NoneText')}</EmptyState>}
        />
        <Row>
          {search.before !== undefined && <a href={hrefOf(search)}>{t('Payments.Latest')}</a>}
          {last && (
            <a href={hrefOf(search, `${last.createdAt}_${last.id}`)} rel="next">
              {t('Payments.Older')}
            </a>
          )}
        </Row>
      </Stack>
    </Screen>
  )
}

function hrefOf({ term, status, refund }: PaymentsSearch, before?: string): string {
  const query = {
    ...(term && { term }),
    ...(status && { status }),
    ...(refund && { refund }),
    ...(before && { before }),
  }
  return `/payments?${new URLSearchParams(query)}`
}

const columnsOf = ({ t, format }: ReturnType<typeof useTexts>): readonly Column<StaffPayment>[] => [
  {
    key: 'number',
    header: t('Payments.Number'),
    isRowHeader: true,
    render: ({ id, reference }) => <a href={`/payments/${id}`}>{reference}</a>,
  },
  {
    key: 'date',
    header: t('Payments.Date'),
    isOneLine: true,
    render: ({ createdAt }) => format.date(createdAt, 'dayTime'),
  },
  {
    key: 'status',
    header: t('Payments.Status'),
    render: ({ status }) => <PaymentStatus of={status} />,
  },
  {
    key: 'payer',
    header: t('Payments.Payer'),
    render: ({ email }) => <span className={styles.address}>{email ?? t('Payments.Guest')}</span>,
  },
  {
    key: 'accounts',
    header: t('Payments.Accounts'),
    render: ({ accounts }) =>
      accounts.map((account, i) => (
        <span key={account} className={styles.account}>
          {account}
          {i < accounts.length - 1 && ', '}
        </span>
      )),
  },
  {
    key: 'amount',
    header: t('Payments.Amount'),
    align: 'end',
    isOneLine: true,
    render: ({ amount }) => format.money(centsOf(amount)),
  },
]
