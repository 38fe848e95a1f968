import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type Audience, audienceWords } from '@portal/core/broadcasts/rules'
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
  const boardName = (id: string): string => {
    const board = choices?.boards.find((one) => one.id === id)
    return (language === 'es' && board?.nameEs) || board?.name || t('Broadcasts.ABoard')
  }
  return (audience) => audienceWords(audience, { say: t, boardName, districtName, weekdayName })
}
