import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type Audience, audienceOptions } from '@portal/core/broadcasts/rules'
import { useTexts } from '@portal/web-ui/texts'
import { pickupQuery } from '../../land/pickup/queries.ts'
import { useRuleWords } from '../../land/pickup/use-rule-words.ts'
import { choicesQuery } from './queries.ts'

/** Who is in an audience, in a few words. */
export function useAudienceWords(): (audience: Audience) => string {
  const { t, language } = useTexts()
  const { districts } = useSuspenseQuery(pickupQuery()).data
  const { districtName, weekdayName } = useRuleWords(districts)
  // Only for the names of boards: the list does not wait for them.
  const { data: choices } = useQuery({ ...choicesQuery(), enabled: false })
  const joined = (key: 'Broadcasts.And' | 'Broadcasts.Or', words: readonly string[]): string =>
    words.length < 2
      ? words.join('')
      : t(key, { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' })
  const anyOf = (words: readonly string[]) => joined('Broadcasts.Or', words)
  const boardName = (id: string): string => {
    const board = choices?.boards.find((one) => one.id === id)
    return (language === 'es' && board?.nameEs) || board?.name || t('Broadcasts.ABoard')
  }
  return (audience) => {
    const { match, boards, districts: codes, language: reads, routes } = audience
    const wanted = [
      ...audienceOptions
        .filter((name) => audience[name])
        .map((name) => t(`Broadcasts.Option_${name}`)),
      ...(boards.length > 0
        ? [t('Broadcasts.FollowsOne', { name: anyOf(boards.map(boardName)) })]
        : []),
    ]
    const text = joined(match === 'any' ? 'Broadcasts.Or' : 'Broadcasts.And', wanted)
    return [
      wanted.length > 0 ? t('Broadcasts.WhoSome', { text }) : t('Broadcasts.WhoAll'),
      ...(reads === null
        ? []
        : [t(reads === 'es' ? 'Broadcasts.OnlySpanish' : 'Broadcasts.OnlyEnglish')]),
      ...(codes.length > 0 ? [anyOf(codes.map(districtName))] : []),
      ...(routes.length > 0
        ? [t('Broadcasts.RouteOn', { text: anyOf(routes.map(weekdayName)) })]
        : []),
    ].join(' · ')
  }
}
