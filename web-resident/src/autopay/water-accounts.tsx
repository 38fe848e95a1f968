import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { centsOf } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { useApp } from '../parts/use-app.ts'
import { AddAccount } from './add-account.tsx'
import styles from './autopay.module.css'
import { accountNumberOf, type WaterAccount, waterAccountsQuery } from './queries.ts'

/** The water accounts that one looks after: to add and to remove. */
export function WaterAccounts() {
  const { t } = useTexts()
  const { api } = useApp()
  const queryClient = useQueryClient()
  const { data: accounts } = useSuspenseQuery(waterAccountsQuery(api))
  const [asked, setAsked] = useState<WaterAccount>()
  const [isBusy, setBusy] = useState(false)

  async function remove({ CustomerId, LocationId }: WaterAccount): Promise<void> {
    setBusy(true)
    const query = { customerId: CustomerId, locationId: LocationId }
    try {
      await dataOf(api.DELETE('/naviline/paymentInformation', { params: { query } }))
      showToast('SuccessRemove')
    } catch {
      showToast('ErrorRemove')
    }
    await queryClient.invalidateQueries()
    setAsked(undefined)
    setBusy(false)
  }

  return (
    <Stack gap="wide">
      {accounts.length === 0 ? (
        <EmptyState title={t('WaterAccounts.None')} />
      ) : (
        <ul className={styles.list}>
          {accounts.map((account) => (
            <Account
              key={accountNumberOf(account)}
              account={account}
              onRemove={() => setAsked(account)}
            />
          ))}
        </ul>
      )}
      <AddAccount />
      {asked && (
        <MessageDialog
          kind="warning"
          title={t('WaterAccounts.warning-delete-account')}
          confirmLabel={t('WaterAccounts.Remove')}
          confirmLook="danger"
          isBusy={isBusy}
          onConfirm={() => void remove(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t('WaterAccounts.Name', { account: accountNumberOf(asked) })}</p>
          <p>{t('WaterAccounts.RemoveText')}</p>
        </MessageDialog>
      )}
    </Stack>
  )
}

function Account({ account, onRemove }: { account: WaterAccount; onRemove: () => void }) {
  const { t, format } = useTexts()
  const number = accountNumberOf(account)
  const { address1, totalAmountDue, dueDate } = account.account
  const amount = format.money(centsOf(totalAmountDue))
  return (
    <li className={styles.item}>
      <div>
        <strong>{t('WaterAccounts.Name', { account: number })}</strong>
        <p className={styles.detail}>{address1}</p>
        <p>
          {totalAmountDue > 0 && dueDate !== null
            ? t('WaterAccounts.Due', { amount, day: format.date(dueDate) })
            : t('WaterAccounts.NothingDue')}
        </p>
      </div>
      <Button
        look="quiet"
        size="small"
        aria-label={t('WaterAccounts.RemoveName', { account: number })}
        onClick={onRemove}
      >
        {t('WaterAccounts.Remove')}
      </Button>
    </li>
  )
}
