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

/** Whether all that was chosen of a person must hold, or one of it is enough. */
export const audienceMatches = ['all', 'any'] as const

/** The specification's options (admin section 2.8), and ours. */
export interface Audience {
  /** Of the options and the boards; language and places narrow in any case. */
  readonly match: (typeof audienceMatches)[number]
  readonly autoPayEnabled: boolean
  readonly hasSavedPaymentMethod: boolean
  readonly hasUtilityAccount: boolean
  readonly noActivities: boolean
  /** Boards whose meetings a person follows, one is enough; empty: not asked. */
  readonly boards: readonly string[]
  /** Null: both. */
  readonly language: 'en' | 'es' | null
  /** Pickup districts of their own address; empty: all. */
  readonly districts: readonly string[]
  /** Pickup weekdays of their own address, 1 to 5; empty: all. */
  readonly routes: readonly number[]
}

export const everyone: Audience = {
  match: 'all',
  autoPayEnabled: false,
  hasSavedPaymentMethod: false,
  hasUtilityAccount: false,
  noActivities: false,
  boards: [],
  language: null,
  districts: [],
  routes: [],
}
