import type { PaymentStatus as Status } from '@portal/core/ledger/rules'
import { StatusBadge, type StatusColor } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'

const colors: Readonly<Record<Status, StatusColor>> = {
  created: 'gray',
  submitted: 'blue',
  approved: 'green',
  settled: 'green',
  declined: 'red',
  unknown: 'yellow',
  voided: 'gray',
  refunded: 'gray',
  failed: 'red',
}

export function PaymentStatus({ of }: { of: Status }) {
  const { t } = useTexts()
  return <StatusBadge color={colors[of]}>{t(`Payments.Status_${of}`)}</StatusBadge>
}
