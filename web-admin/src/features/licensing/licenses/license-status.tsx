import type { LicenseStatus } from '@portal/core/licenses/rules'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'

const colors = { active: 'green', suspended: 'yellow', revoked: 'red' } as const

export function LicenseState({ status }: { status: LicenseStatus }) {
  const { t } = useTexts()
  return <StatusBadge color={colors[status]}>{t(`Licenses.Status_${status}`)}</StatusBadge>
}
