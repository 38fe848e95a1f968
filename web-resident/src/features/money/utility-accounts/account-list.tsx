import type { ReactNode } from 'react'
import { Button } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { useTexts } from '@portal/web-ui/texts'
import styles from './own-list.module.css'
import { accountNumberOf, type WaterAccount } from './water-account.ts'

interface AccountListProps {
  accounts: readonly WaterAccount[]
  /** The button's text, and its accessible name with the account's number. */
  button: 'Manage' | 'Remove'
  onPress: (account: WaterAccount) => void
  children: (account: WaterAccount) => ReactNode
}

export function AccountList({ accounts, button, onPress, children }: AccountListProps) {
  const { t } = useTexts()
  if (accounts.length === 0) return <EmptyState title={t('WaterAccounts.None')} />
  return (
    <ul className={styles.list}>
      {accounts.map((account) => {
        const number = accountNumberOf(account)
        return (
          <li key={number} className={styles.item}>
            <div>
              <strong>{t('WaterAccounts.Name', { account: number })}</strong>
              <p className={styles.detail}>{account.account.address1}</p>
              {children(account)}
            </div>
            <Button
              look="quiet"
              size="small"
              aria-label={t(`WaterAccounts.${button}Name`, { account: number })}
              onClick={() => onPress(account)}
            >
              {t(`WaterAccounts.${button}`)}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
