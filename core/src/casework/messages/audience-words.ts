import type { Language } from '../../platform/kernel/language.ts'
import type { TextKey } from '../../platform/texts/rules.ts'
import { type Audience, audienceOptions } from './audience.ts'

/** What one reader calls the parts of an audience. */
interface AudienceNames {
  readonly say: (key: TextKey, values?: Readonly<Record<string, string>>) => string
  readonly boardName: (id: string) => string
  readonly districtName: (code: string) => string
  /** From Monday, 1. */
  readonly weekdayName: (weekday: number) => string
}

const languageKeys: Readonly<Record<Language, TextKey>> = {
  en: 'Broadcasts.OnlyEnglish',
  es: 'Broadcasts.OnlySpanish',
}

/** Who is in an audience, in a few words. */
export function audienceWords(audience: Audience, names: AudienceNames): string {
  const { say, boardName, districtName, weekdayName } = names
  const { match, boards, districts, language, routes } = audience
  const joined = (key: 'Broadcasts.And' | 'Broadcasts.Or', words: readonly string[]): string =>
    words.length < 2
      ? words.join('')
      : say(key, { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' })
  const anyOf = (words: readonly string[]) => joined('Broadcasts.Or', words)
  const wanted = [
    ...audienceOptions
      .filter((name) => audience[name])
      .map((name) => say(`Broadcasts.Option_${name}`)),
    ...(boards.length > 0
      ? [say('Broadcasts.FollowsOne', { name: anyOf(boards.map(boardName)) })]
      : []),
  ]
  const text = joined(match === 'any' ? 'Broadcasts.Or' : 'Broadcasts.And', wanted)
  return [
    wanted.length > 0 ? say('Broadcasts.WhoSome', { text }) : say('Broadcasts.WhoAll'),
    ...(language === null ? [] : [say(languageKeys[language])]),
    ...(districts.length > 0 ? [anyOf(districts.map(districtName))] : []),
    ...(routes.length > 0
      ? [say('Broadcasts.RouteOn', { text: anyOf(routes.map(weekdayName)) })]
      : []),
  ].join(' · ')
}
