import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/web-ui/texts'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { searchWordsQuery } from '../features/content/search-words/queries.ts'
import { SearchWordsScreen } from '../features/content/search-words/search-words-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/search_words')({
  validateSearch: ({ term, word }: Record<string, unknown>): { term?: string; word?: string } => ({
    ...(typeof term === 'string' && { term: term.slice(0, 60) }),
    ...(typeof word === 'string' && { word: word.slice(0, 60) }),
  }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(searchWordsQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'SearchWords.Title'),
  component: SearchWords,
})

function SearchWords() {
  const { term = '', word = '' } = Route.useSearch()
  const { t } = useTexts()
  return (
    <>
      <SearchWordsScreen term={term} word={word} />
      <RecordChanges kind="search-best-bet" name={t('SearchWords.BestBets')} />
      <RecordChanges kind="search-synonym" name={t('SearchWords.Synonyms')} />
    </>
  )
}
