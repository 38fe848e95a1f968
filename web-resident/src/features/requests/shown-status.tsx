import { statusInformation, type TextKey } from '@portal/core/rules'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Translate, useTexts } from '@portal/web-ui/texts'
import type { RequestItem } from './queries.ts'

/** A status in words: by its text, or as it stands where we do not know it. */
export function statusText(t: Translate, recordType: string, status: string): string {
  const { translationKey } = statusInformation(recordType, status)
  return translationKey ? t(translationKey) : status
}

/** A request's status with its colour, which is never its only sign. */
export function ShownStatus({
  status,
  statusInformation: { color, translationKey },
}: Pick<RequestItem, 'status' | 'statusInformation'>) {
  const { t } = useTexts()
  return (
    <StatusBadge color={color}>
      {/* The contract has a text's key as a string; it is one of ours (requests/statuses.ts). */}
      {translationKey ? t(translationKey as TextKey) : status}
    </StatusBadge>
  )
}
