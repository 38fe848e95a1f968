import { useQuery } from '@tanstack/react-query'
import { centsOf, specDate } from '@portal/core/kernel/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Skeleton } from '@portal/web-ui/skeleton'
import { StatusBadge, type StatusColor } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { languageOf, useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { billingOwnerOf } from '../utility-accounts/billing-history.ts'
import { BillsFailed } from '../utility-accounts/bills-failed.tsx'
import { csvHref, type OwnPayment, ownPaymentsQuery } from './own-payments-query.ts'
import styles from './own-payments.module.css'

const colors: Readonly<Record<OwnPayment['status'], StatusColor>> = {
  open: 'orange',
  paid: 'green',
  checking: 'yellow',
  declined: 'red',
  failed: 'red',
  returned: 'gray',
}

/** All payments through the portal, with receipts and CSV. */
export function OwnPayments() {
  const { t } = useTexts()
  const { page } = useApp()
  const owner = billingOwnerOf(page.viewer)
  const { data, isError, refetch } = useQuery(ownPaymentsQuery(owner))
  return (
    <Card
      title={t('OwnPayments.Title')}
      actions={
        data && (
          <>
            <ButtonLink look="quiet" href={csvHref(owner, page.language)} download>
              {t('OwnPayments.Export')}
            </ButtonLink>
            <small className={styles.hint}>{t('OwnPayments.ExportHint')}</small>
          </>
        )
      }
    >
      <p>{t('OwnPayments.Text')}</p>
      {isError && (
        <BillsFailed title={t('OwnPayments.LoadFailed')} onAgain={() => void refetch()} />
      )}
      {data ? <Payments payments={data} /> : !isError && data === undefined && <Skeleton />}
    </Card>
  )
}

function Payments({ payments }: { payments: readonly OwnPayment[] }) {
  const { t } = useTexts()
  return (
    <Table
      caption={t('OwnPayments.Title')}
      isCaptionHidden
      columns={useColumns()}
      rows={payments}
      rowKey={({ reference }) => reference}
      empty={<p>{t('OwnPayments.None')}</p>}
    />
  )
}

/** Each name once. */
const namesOf = (items: OwnPayment['items']) =>
  items.filter(({ name }, i) => items.findIndex((one) => one.name === name) === i)

function useColumns(): readonly Column<OwnPayment>[] {
  const { t, format } = useTexts()
  const { timeZone } = useApp().page.settings
  return [
    {
      key: 'date',
      header: t('OwnPayments.Date'),
      isRowHeader: true,
      render: ({ createdAt }) => (
        <time dateTime={createdAt}>{specDate(createdAt, 'paymentHistory', timeZone)}</time>
      ),
    },
    {
      key: 'what',
      header: t('OwnPayments.What'),
      render: ({ items }) => (
        <span className={styles.name}>
          {namesOf(items).map((item) => (
            <span key={item.name} lang={languageOf(item, 'name')}>
              {item.name}
            </span>
          ))}
          {items.map(({ accountNumber, place }) => (
            <small key={accountNumber}>{[accountNumber, place].filter(Boolean).join(', ')}</small>
          ))}
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('OwnPayments.Amount'),
      align: 'end',
      isOneLine: true,
      render: ({ amount }) => format.money(centsOf(amount)),
    },
    {
      key: 'method',
      header: t('OwnPayments.PaidWith'),
      render: ({ method }) => method && `${method.brand} ${method.last4}`,
    },
    {
      key: 'status',
      header: t('OwnPayments.Status'),
      render: ({ status }) => (
        <StatusBadge color={colors[status]}>{t(`OwnPayments.${status}`)}</StatusBadge>
      ),
    },
    {
      key: 'receipt',
      header: t('OwnPayments.Receipt'),
      isOneLine: true,
      render: ({ reference, pdfUrl }) => (
        <a href={`/payment?reference=${reference}`}>
          {t(pdfUrl ? 'OwnPayments.Receipt' : 'OwnPayments.See')}
          <VisuallyHidden>, {reference}</VisuallyHidden>
        </a>
      ),
    },
  ]
}
