import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { query } from '@portal/web-ui/api'
import { Skeleton } from '@portal/web-ui/skeleton'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { billingHistoryQuery, billingOwnerOf } from '../utility-accounts/billing-history.ts'
import { BillsFailed } from '../utility-accounts/bills-failed.tsx'
import { NoAccounts } from './no-accounts.tsx'
import type { BillingHistory } from './queries.ts'

interface BillingScreenProps {
  title: string
  lead: string
  children: (history: BillingHistory) => ReactNode
  /** Shown above and below, even without bills. */
  above?: ReactNode
  below?: ReactNode
}

export function BillingScreen({ title, lead, children, above, below }: BillingScreenProps) {
  const { t } = useTexts()
  const { data: user } = useSuspenseQuery(query(getCurrentUser))
  const organization = user.selectedOrganizationInfo?.Name
  return (
    <PlainScreen
      title={title}
      lead={organization === undefined ? lead : t('Bills.ActsFor', { organization })}
    >
      {above}
      <Bills>{children}</Bills>
      {below}
    </PlainScreen>
  )
}

function Bills({ children }: Pick<BillingScreenProps, 'children'>) {
  const { page } = useApp()
  const { data, isError, refetch } = useQuery(billingHistoryQuery(billingOwnerOf(page.viewer)))
  if (data && data.accounts.length > 0) return children(data)
  if (isError) return <BillsFailed onAgain={() => void refetch()} />
  return data === undefined ? <Skeleton shape="tile" /> : <NoAccounts />
}
