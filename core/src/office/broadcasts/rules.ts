// Pure rules that the contract, the operations and the screens share.
import { countGraphemes } from '../../platform/kernel/graphemes.ts'
import { required, type ValidationError } from '../../platform/kernel/validation.ts'

export {
  type Audience,
  audienceMatches,
  audienceOptions,
  audienceWords,
  type BroadcastChannel,
  broadcastChannels,
  type BroadcastState,
  broadcastStates,
  everyone,
} from '../../casework/messages/rules.ts'

/**
 * Characters as people count them: an emoji is one, whatever it is made of. `titleUnits` and
 * `bodyUnits` are what the wire takes of them.
 */
export const broadcastLimits = {
  title: 120,
  body: 4000,
  titleUnits: 2000,
  bodyUnits: 20_000,
  reason: 300,
  districts: 50,
  boards: 50,
  audiences: 50,
  audienceName: 80,
} as const

/** What a broadcast says. */
export interface BroadcastTexts {
  readonly englishTitle: string
  readonly spanishTitle: string
  readonly englishBody: string
  readonly spanishBody: string
}

export const broadcastTextNames = [
  'englishTitle',
  'englishBody',
  'spanishTitle',
  'spanishBody',
] as const satisfies readonly (keyof BroadcastTexts)[]

/** Characters that a text may have. */
export const longestOf = (name: keyof BroadcastTexts): number =>
  name.endsWith('Title') ? broadcastLimits.title : broadcastLimits.body

/** The specification asks for titles alone (admin section 5.4); the lengths are ours. */
export const broadcastErrors = (texts: BroadcastTexts): readonly ValidationError[] =>
  broadcastTextNames.flatMap((field) => {
    if (field.endsWith('Title') && texts[field].trim() === '') return required(field, texts[field])
    return countGraphemes(texts[field].trim()) > longestOf(field)
      ? [{ field, kind: 'Invalid' as const }]
      : []
  })
