import { statusInformation } from '@portal/core/requests/rules'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'

/** A permit's status in words and color (spec, resident section 4). */
export function StatusName({ status }: { status: string }) {
  const { find } = useTexts()
  const { color, translationKey } = statusInformation('Permit_Application__c', status)
  return (
    <StatusBadge color={color}>{(translationKey && find(translationKey)) ?? status}</StatusBadge>
  )
}
