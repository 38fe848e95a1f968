// Pure rules that the contract, the operations and the screens share.
import type { Audience } from '../../casework/messages/rules.ts'
import { required, type ValidationError } from '../../platform/kernel/validation.ts'

export {
  type Audience,
  type BroadcastChannel,
  broadcastChannels,
  type BroadcastState,
  broadcastStates,
  everyone,
} from '../../casework/messages/rules.ts'

/** Characters: a push service takes 4 kB, and phones show less. */
export const broadcastLimits = { title: 120, body: 5000, reason: 300, districts: 50 } as const

/** The specification's four options, in its order. */
export const audienceOptions = [
  'autoPayEnabled',
  'hasSavedPaymentMethod',
  'hasUtilityAccount',
  'noActivities',
] as const satisfies readonly (keyof Audience)[]

/** What a broadcast says. */
export interface BroadcastTexts {
  readonly englishTitle: string
  readonly spanishTitle: string
  readonly englishBody: string
  readonly spanishBody: string
}

/** The specification asks for titles alone (admin section 5.4). */
export const broadcastErrors = ({
  englishTitle,
  spanishTitle,
}: BroadcastTexts): readonly ValidationError[] => [
  ...required('englishTitle', englishTitle),
  ...required('spanishTitle', spanishTitle),
]
