import { useSuspenseQuery } from '@tanstack/react-query'
import { centsOf } from '@portal/core/kernel/rules'
import { listUtilityAccounts, removeUtilityAccount } from '@portal/openapi/resident-client/billing'
import { query } from '@portal/web-ui/api'
import { useRemoval } from '@portal/web-ui/forms/use-removal'
import { Late } from '@portal/web-ui/late'
import { Stack } from '@portal/web-ui/layout'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { AccountList } from './account-list.tsx'
import { AddAccount } from './add-account.tsx'
import { useNextInstallment } from './use-next-installment.ts'
import { accountNumberOf, type WaterAccount } from './water-account.ts'

export function WaterAccounts() {
  const { t } = useTexts()
  const { call } = useApp()
  const { data: accounts } = useSuspenseQuery(query(listUtilityAccounts))
  const { asked, ask, dialog } = useRemoval(({ CustomerId, LocationId }: WaterAccount) => {
    const query = { customerId: CustomerId, locationId: LocationId }
    return call(removeUtilityAccount, { query })
  })
  return (
    <Stack gap="wide">
      <AccountList accounts={accounts} button="Remove" onPress={ask}>
        {(account) => <Due account={account} />}
      </AccountList>
      <AddAccount />
      {asked && (
        <Late>
          {() => (
            <MessageDialog
              {...dialog}
              title={t('WaterAccounts.warning-delete-account')}
              confirmLabel={t('WaterAccounts.Remove')}
            >
              <p>{t('WaterAccounts.Name', { account: accountNumberOf(asked) })}</p>
              <p>{t('WaterAccounts.RemoveText')}</p>
            </MessageDialog>
          )}
        </Late>
      )}
    </Stack>
  )
}

function Due({ account: { account } }: { account: WaterAccount }) {
  const { t, format } = useTexts()
  const { creditAmount, totalAmountDue, dueDate } = account
  const amount = format.money(centsOf(totalAmountDue))
  const credit = format.money(centsOf(creditAmount))
  const inInstallments = useNextInstallment(account)
  if (inInstallments !== null) return <p>{inInstallments}</p>
  return (
    <p>
      {totalAmountDue > 0 && dueDate !== null
        ? t('WaterAccounts.Due', { amount, day: format.date(dueDate) })
        : creditAmount > 0
          ? t('Bills.Credit', { amount: credit })
          : t('WaterAccounts.NothingDue')}
    </p>
  )
}
