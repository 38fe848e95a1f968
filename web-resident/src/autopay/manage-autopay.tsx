import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { autopayMeansOf } from '@portal/core/rules'
import { Button } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '../parts/use-app.ts'
import { AutopayDialog } from './autopay-dialog.tsx'
import styles from './autopay.module.css'
import { accountNumberOf, methodsQuery, type WaterAccount, waterAccountsQuery } from './queries.ts'

/** Whether each water account pays itself, and with what. */
export function ManageAutopay() {
  const { t } = useTexts()
  const { api, page } = useApp()
  const { data: accounts } = useSuspenseQuery(waterAccountsQuery(api))
  const [opened, setOpened] = useState<string>()
  const account = accounts.find((one) => accountNumberOf(one) === opened)
  return (
    <Stack>
      <p>{t('WaterAccounts.AutopayText')}</p>
      <noscript>
        <p>{t('WaterAccounts.NoScript', { phone: page.settings.phone })}</p>
      </noscript>
      {accounts.length === 0 ? (
        <EmptyState title={t('WaterAccounts.None')} />
      ) : (
        <ul className={styles.list}>
          {accounts.map((one) => (
            <Account
              key={accountNumberOf(one)}
              account={one}
              onManage={() => setOpened(accountNumberOf(one))}
            />
          ))}
        </ul>
      )}
      {account && <AutopayDialog account={account} onClose={() => setOpened(undefined)} />}
    </Stack>
  )
}

function Account({ account, onManage }: { account: WaterAccount; onManage: () => void }) {
  const { t } = useTexts()
  const number = accountNumberOf(account)
  return (
    <li className={styles.item}>
      <div>
        <strong>{t('WaterAccounts.Name', { account: number })}</strong>
        <p className={styles.detail}>{account.account.address1}</p>
        <AutopayStatus account={account} />
      </div>
      <Button
        look="quiet"
        size="small"
        aria-label={t('WaterAccounts.ManageName', { account: number })}
        onClick={onManage}
      >
        {t('WaterAccounts.Manage')}
      </Button>
    </li>
  )
}

/** What pays, by name where it is one's own; S and C are bank accounts, R is a card (spec, resident section 4). */
function AutopayStatus({ account: { Autopay } }: { account: WaterAccount }) {
  const { t } = useTexts()
  const { api } = useApp()
  const { data: methods } = useSuspenseQuery(methodsQuery(api))
  const means = autopayMeansOf(Autopay.AutopayStatus)
  if (means === null) return <StatusBadge color="gray">{t('WaterAccounts.Off')}</StatusBadge>
  const method = methods.find(({ id }) => id === Autopay.PaymentProfileId)
  const text = method
    ? t('WaterAccounts.On', { method: method.name })
    : t(means === 'card' ? 'WaterAccounts.OnCard' : 'WaterAccounts.OnBank')
  return <StatusBadge color="green">{text}</StatusBadge>
}
