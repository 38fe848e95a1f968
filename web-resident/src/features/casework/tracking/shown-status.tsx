import { statusInformation } from '@portal/core/requests/rules'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Translate, useTexts } from '@portal/web-ui/texts'
import type { RequestItem } from './queries.ts'

/** Unknown statuses show as they are. */
export function statusText(t: Translate, recordType: string, status: string): string {
  const { translationKey } = statusInformation(recordType, status)
  return translationKey ? t(translationKey) : status
}

/** Color is never its only sign. */
export function ShownStatus({
  status,
  statusInformation: { color, translationKey },
}: Pick<RequestItem, 'status' | 'statusInformation'>) {
  const { find } = useTexts()
  return (
    <StatusBadge color={color}>{(translationKey && find(translationKey)) ?? status}</StatusBadge>
  )
}
