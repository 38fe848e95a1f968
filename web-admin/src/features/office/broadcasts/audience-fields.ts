import {
  type Audience,
  audienceOptions,
  type BroadcastChannel,
  broadcastChannels,
} from '@portal/core/broadcasts/rules'
import { isLanguage } from '@portal/core/kernel/rules'
import type { Fields } from '@portal/web-ui/forms/fields'

/** An audience as the API takes it. */
export type AudienceEdit = Omit<Audience, 'boards' | 'districts' | 'routes'> & {
  boards: string[]
  districts: string[]
  routes: number[]
}

export function audienceIn({ text, texts }: Fields): AudienceEdit {
  const chosen = new Set(texts('options'))
  const language = text('language')
  return {
    // Built from all names, which Object.fromEntries forgets.
    ...(Object.fromEntries(audienceOptions.map((name) => [name, chosen.has(name)])) as Record<
      (typeof audienceOptions)[number],
      boolean
    >),
    match: text('match') === 'any' ? 'any' : 'all',
    boards: [...texts('boards')],
    language: isLanguage(language) ? language : null,
    districts: [...texts('districts')],
    routes: texts('routes').map(Number),
  }
}

/** The inbox always has it. */
export const channelsIn = ({ texts }: Fields): BroadcastChannel[] =>
  broadcastChannels.filter((one) => one === 'inbox' || texts('channels').includes(one))

/** The form's values for an audience. */
export const fieldsOfAudience = (audience: Audience) => ({
  options: audienceOptions.filter((name) => audience[name]),
  match: audience.match,
  boards: audience.boards,
  language: audience.language ?? '',
  districts: audience.districts,
  routes: audience.routes.map(String),
})
