import { Card } from '@portal/web-ui/card'
import { Grid } from '@portal/web-ui/layout'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import type { BillingAccount } from '../utility-accounts/billing-history.ts'
import { DueOf, NameOf } from './account-facts.tsx'
import styles from './billing.module.css'
import { Paperless } from './paperless.tsx'
import { PayBill } from './pay-bill.tsx'

interface AccountsProps {
  accounts: readonly BillingAccount[]
}

/** With the amount due and the bill's delivery. */
export function AccountCards({ accounts }: AccountsProps) {
  const { t } = useTexts()
  return (
    <section className={styles.section} aria-labelledby="accounts">
      <h2 id="accounts">{t('Bills.Accounts')}</h2>
      <Grid columns="wide">
        {accounts.map((account) => (
          <Card
            key={account.accountNumber}
            heading="h3"
            title={t('Payment.AccountNamed', { account: account.accountNumber })}
          >
            <p className={styles.address}>{account.address1}</p>
            <p className={styles.due}>
              <DueOf account={account} />
            </p>
            <PayBill account={account} />
            <Paperless account={account} />
          </Card>
        ))}
      </Grid>
    </section>
  )
}

/** A plain table, while the redesign flag is off. */
export function AccountTable({ accounts }: AccountsProps) {
  const { t } = useTexts()
  const columns: readonly Column<BillingAccount>[] = [
    {
      key: 'account',
      header: t('Bills.AccountHeader'),
      isRowHeader: true,
      render: (account) => (
        <span className={styles.name}>
          <NameOf account={account} />
        </span>
      ),
    },
    {
      key: 'due',
      header: t('Bills.AmountDue'),
      render: (account) => (
        <span className={styles.due}>
          <DueOf account={account} />
        </span>
      ),
    },
    {
      key: 'pay',
      header: t('Bills.PayBill'),
      render: (account) => <PayBill account={account} />,
    },
    {
      key: 'paperless',
      header: t('Bills.Delivery'),
      render: (account) => <Paperless account={account} />,
    },
  ]
  return (
    <Card title={t('Bills.Accounts')}>
      <Table
        caption={t('Bills.Accounts')}
        isCaptionHidden
        columns={columns}
        rows={accounts}
        rowKey={({ accountNumber }) => accountNumber}
      />
    </Card>
  )
}
