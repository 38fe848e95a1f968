import type { PartnerKeyStatus, PartnerScope, rotationChoices } from '@portal/core/partners/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { StatusColor } from '@portal/web-ui/status-badge'

export const scopeTexts = {
  'reports.write': 'Partners.ScopeReportsWrite',
} as const satisfies Readonly<Record<PartnerScope, TextKey>>

export const statusLooks = {
  active: { color: 'green', text: 'Partners.StatusActive' },
  ending: { color: 'orange', text: 'Partners.StatusEnding' },
  expired: { color: 'gray', text: 'Partners.StatusExpired' },
  revoked: { color: 'red', text: 'Partners.StatusRevoked' },
} as const satisfies Readonly<
  Record<PartnerKeyStatus, { readonly color: StatusColor; readonly text: TextKey }>
>

export const keepTexts = {
  0: 'Partners.Keep0',
  1: 'Partners.Keep1',
  24: 'Partners.Keep24',
  72: 'Partners.Keep72',
  168: 'Partners.Keep168',
} as const satisfies Readonly<Record<(typeof rotationChoices)[number], TextKey>>
