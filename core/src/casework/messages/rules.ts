// Pure rules that the contract, the operations and the screens share.

/** Ways in which a broadcast reaches a person; the inbox always has it. */
export const broadcastChannels = ['inbox', 'push', 'mail'] as const

export type BroadcastChannel = (typeof broadcastChannels)[number]

/**
 * Waiting: for a second person. Scheduled: until its time, or the end of the quiet hours. Stopped
 * and sent ones can be sent again to those that they did not reach.
 */
export const broadcastStates = [
  'waiting',
  'scheduled',
  'running',
  'sent',
  'stopped',
  'canceled',
] as const

export type BroadcastState = (typeof broadcastStates)[number]

/** The specification's options (admin section 2.8), and ours. Each one narrows the audience. */
export interface Audience {
  readonly autoPayEnabled: boolean
  readonly hasSavedPaymentMethod: boolean
  readonly hasUtilityAccount: boolean
  readonly noActivities: boolean
  /** Null: both. */
  readonly language: 'en' | 'es' | null
  /** Pickup districts of their own address; empty: all. */
  readonly districts: readonly string[]
  /** Pickup weekdays of their own address, 1 to 5; empty: all. */
  readonly routes: readonly number[]
}

export const everyone: Audience = {
  autoPayEnabled: false,
  hasSavedPaymentMethod: false,
  hasUtilityAccount: false,
  noActivities: false,
  language: null,
  districts: [],
  routes: [],
}
