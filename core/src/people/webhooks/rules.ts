// Pure rules that the contract, the operations and the screens share.
import { required, type ValidationError } from '../../platform/kernel/validation.ts'
import { isPublicAddress, webAddress } from '../../platform/kernel/web-address.ts'

/** What partners can receive. Closed: a new kind is a new promise. */
export const eventKinds = [
  'request.created',
  'request.updated',
  'request.closed',
  'permit.status',
  'alert.published',
  'payment.settled',
] as const
export type EventKind = (typeof eventKinds)[number]

export const isEventKind = (text: string): text is EventKind =>
  eventKinds.some((kind) => kind === text)

/** With the one that staff send to try an endpoint. */
export const sentKinds = [...eventKinds, 'test'] as const
export type SentKind = (typeof sentKinds)[number]

/** Characters, counts, times and bytes. */
export const webhookLimits = {
  address: 500,
  endpointsOfPartner: 10,
  /** For a receiver to answer. */
  timeoutMs: 15_000,
  /** Read of an answer, and dropped. */
  answerBytes: 65_536,
  /** Two secrets sign after a rotation. */
  rotationHours: 24,
  logDays: 30,
  logPage: 25,
  /** An endpoint that fails for so long is switched off. */
  failingDays: 5,
  /** Sent again by one press. */
  replayed: 10_000,
} as const

const [second, minute, hour] = [1, 60, 3600]

/** After the first, second, … failed try. After the last one the delivery has failed. */
export const retrySeconds = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

/** Null: it has failed. A receiver that asks for more time gets it. */
export function retryAfter(attempts: number, askedSeconds: number | null): number | null {
  const own = retrySeconds[attempts - 1]
  return own === undefined ? null : Math.max(own, askedSeconds ?? 0)
}

/**
 * Checked when an endpoint is saved and before each try. `isLocal`: the city runs on a developer's
 * machine, where receivers do, too.
 */
export function isReceiverAddress(text: string, isLocal: boolean): boolean {
  if (!/^https?:\/\//i.test(text)) return false
  const address = webAddress(text, 'https://none.invalid')
  if (address === null) return false
  return isLocal || (new URL(address).protocol === 'https:' && isPublicAddress(address))
}

export interface EndpointEdit {
  readonly address: string
  readonly kinds: readonly EventKind[]
}

export const endpointErrors = ({ address, kinds }: EndpointEdit): readonly ValidationError[] => [
  ...required('address', address),
  ...(kinds.length === 0 ? [{ field: 'kinds', kind: 'Required' } as const] : []),
]

/** Failing: tries go on. Gone: it answered 410. Stopped: it failed for too long. Off: by staff. */
export const endpointStatuses = ['on', 'failing', 'off', 'gone', 'stopped'] as const
export type EndpointStatus = (typeof endpointStatuses)[number]

export const isEndpointOn = (status: EndpointStatus): boolean =>
  status === 'on' || status === 'failing'

/** Waiting: for its first try. */
export const deliveryStatuses = ['waiting', 'retrying', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

export const isDeliveryStatus = (text: string): text is DeliveryStatus =>
  deliveryStatuses.some((status) => status === text)

/** Why a try failed. */
export const tryFailures = [
  /** The address leads to a private network. */
  'inside',
  /** No answer in time. */
  'timeout',
  /** No connection, or a certificate that is not valid. */
  'unreachable',
  /** It answered with another address. */
  'redirect',
  /** It answered with another status that is no success. */
  'refused',
  /** 410. */
  'gone',
  /** 429 or 503. */
  'busy',
  /** Our own secret cannot be read. */
  'unsigned',
] as const
export type TryFailure = (typeof tryFailures)[number]

/** All that the log has. */
export const mostReplayHours = 720

/** Hours that staff choose from to send again what failed. */
export const replayChoices = [1, 24, 168, mostReplayHours] as const
