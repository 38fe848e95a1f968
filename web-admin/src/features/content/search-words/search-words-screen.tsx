import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { FindForm } from '../../../parts/find-form.tsx'
import { Screen } from '../../../parts/screen.tsx'
import { AddBestBet, BestBets } from './best-bets.tsx'
import { Misses } from './misses.tsx'
import { searchWordsQuery } from './queries.ts'
import { AddSynonym, Synonyms } from './synonyms.tsx'
import { withWord } from './with-word.ts'

interface Props {
  /** Fills the form of a new synonym. */
  term: string
  /** Part of a word: only synonyms that have it are listed. */
  word: string
}

/** What people search for in vain, and the words and pages that staff give them. */
export function SearchWordsScreen({ term, word }: Props) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const { synonyms, bestBets, misses } = useSuspenseQuery(searchWordsQuery()).data
  const mayChange = mayCall(roles, 'addSynonym')
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('SearchWords.Title')}</PageTitle>
          <p>{t('SearchWords.Lead')}</p>
        </Stack>
        <Misses misses={misses} mayChange={mayChange} />
        <Stack>
          <h2>{t('SearchWords.BestBets')}</h2>
          <p>{t('SearchWords.BestBetsLead')}</p>
          {mayChange && <AddBestBet />}
          <BestBets bestBets={bestBets} mayChange={mayChange} />
        </Stack>
        <Stack>
          <h2 id="synonyms">{t('SearchWords.Synonyms')}</h2>
          {mayChange && <AddSynonym key={term} term={term} />}
          <FindForm
            action="/search_words#synonyms"
            id="synonym-word"
            name="word"
            label={t('SearchWords.FindSynonym')}
            value={word}
          />
          <Synonyms synonyms={withWord(synonyms, word)} mayChange={mayChange} />
        </Stack>
      </Stack>
    </Screen>
  )
}
