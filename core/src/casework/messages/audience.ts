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

/** The specification's four options, in its order. */
export const audienceOptions = [
  'autoPayEnabled',
  'hasSavedPaymentMethod',
  'hasUtilityAccount',
  'noActivities',
] as const satisfies readonly (keyof Audience)[]
