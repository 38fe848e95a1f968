import type { TextKey } from '@portal/core/texts/rules'
import type {
  DeliveryStatus,
  EndpointStatus,
  EventKind,
  replayChoices,
  SentKind,
  TryFailure,
} from '@portal/core/webhooks/rules'
import type { StatusColor } from '@portal/web-ui/status-badge'

export const kindTexts = {
  'request.created': 'Webhooks.RequestCreated',
  'request.updated': 'Webhooks.RequestUpdated',
  'request.closed': 'Webhooks.RequestClosed',
  'permit.status': 'Webhooks.PermitStatus',
  'alert.published': 'Webhooks.AlertPublished',
  'payment.settled': 'Webhooks.PaymentSettled',
  test: 'Webhooks.Test',
} as const satisfies Readonly<Record<SentKind, TextKey>>

export const kindHints: Readonly<Partial<Record<EventKind, TextKey>>> = {
  'payment.settled': 'Webhooks.PaymentSettledHint',
}

interface Look {
  readonly color: StatusColor
  readonly text: TextKey
}

export const endpointLooks = {
  on: { color: 'green', text: 'Webhooks.StatusOn' },
  failing: { color: 'orange', text: 'Webhooks.StatusFailing' },
  off: { color: 'gray', text: 'Webhooks.StatusOff' },
  gone: { color: 'red', text: 'Webhooks.StatusGone' },
  stopped: { color: 'red', text: 'Webhooks.StatusStopped' },
} as const satisfies Readonly<Record<EndpointStatus, Look>>

export const deliveryLooks = {
  waiting: { color: 'blue', text: 'Webhooks.DeliveryWaiting' },
  retrying: { color: 'orange', text: 'Webhooks.DeliveryRetrying' },
  delivered: { color: 'green', text: 'Webhooks.DeliveryDelivered' },
  failed: { color: 'red', text: 'Webhooks.DeliveryFailed' },
} as const satisfies Readonly<Record<DeliveryStatus, Look>>

export const failureTexts = {
  inside: 'Webhooks.FailureInside',
  timeout: 'Webhooks.FailureTimeout',
  unreachable: 'Webhooks.FailureUnreachable',
  redirect: 'Webhooks.FailureRedirect',
  refused: 'Webhooks.FailureRefused',
  gone: 'Webhooks.FailureGone',
  busy: 'Webhooks.FailureBusy',
  unsigned: 'Webhooks.FailureUnsigned',
} as const satisfies Readonly<Record<TryFailure, TextKey>>

export const hourTexts = {
  1: 'Webhooks.Last1',
  24: 'Webhooks.Last24',
  168: 'Webhooks.Last168',
  720: 'Webhooks.Last720',
} as const satisfies Readonly<Record<(typeof replayChoices)[number], TextKey>>
