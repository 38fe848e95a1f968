import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { autopayMethodOf } from '@portal/core/autopay/rules'
import { listUtilityAccounts } from '@portal/openapi/resident-client/billing'
import { listStoredMethods } from '@portal/openapi/resident-client/payment-methods'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Late } from '@portal/web-ui/late'
import { Stack } from '@portal/web-ui/layout'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useMethodName } from '../payment-methods/use-method-name.ts'
import { AccountList } from '../utility-accounts/account-list.tsx'
import { accountNumberOf, type WaterAccount } from '../utility-accounts/water-account.ts'
import { AutopayDialog } from './autopay-dialog.tsx'

export function ManageAutopay() {
  const { t } = useTexts()
  const { page } = useApp()
  const { data: accounts } = useSuspenseQuery(query(listUtilityAccounts))
  const [opened, setOpened] = useState<string>()
  const account = accounts.find((one) => accountNumberOf(one) === opened)
  const isAnyOff = accounts.some(({ Autopay }) => autopayMethodOf(Autopay.AutopayStatus) === null)
  return (
    <Stack>
      {page.flags.EnableOldAutopayNotice && isAnyOff && (
        <Banner tone="info">
          <p>{t('WaterAccounts.OldNotice')}</p>
        </Banner>
      )}
      <p>{t('WaterAccounts.AutopayText')}</p>
      <noscript>
        <p>{t('WaterAccounts.NoScript', { phone: page.settings.phone })}</p>
      </noscript>
      <AccountList
        accounts={accounts}
        button="Manage"
        onPress={(one) => setOpened(accountNumberOf(one))}
      >
        {(one) => <AutopayStatus account={one} />}
      </AccountList>
      {account && (
        <Late>
          {() => <AutopayDialog account={account} onClose={() => setOpened(undefined)} />}
        </Late>
      )}
    </Stack>
  )
}

/** S and C are bank accounts, R is a card (spec, resident section 4). */
function AutopayStatus({ account: { Autopay } }: { account: WaterAccount }) {
  const { t } = useTexts()
  const { data: methods } = useSuspenseQuery(query(listStoredMethods))
  const nameOf = useMethodName()
  const kind = autopayMethodOf(Autopay.AutopayStatus)
  if (kind === null) return <StatusBadge color="gray">{t('WaterAccounts.Off')}</StatusBadge>
  const method = methods.find(({ id }) => id === Autopay.PaymentProfileId)
  const text = method
    ? t('WaterAccounts.On', { method: nameOf(method) })
    : t(kind === 'card' ? 'WaterAccounts.OnCard' : 'WaterAccounts.OnBank')
  return <StatusBadge color="green">{text}</StatusBadge>
}
