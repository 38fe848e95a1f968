import { createFileRoute } from '@tanstack/react-router'
import { searchSite } from '@portal/openapi/resident-client/search'
import { query } from '@portal/web-ui/api'
import { EmptyState } from '@portal/web-ui/empty-state'
import { SearchIcon } from '@portal/web-ui/icons'
import { useTexts } from '@portal/web-ui/texts'
import { SearchResults } from '../features/content/search/search-results.tsx'
import { TermForm } from '../features/content/search/term-form.tsx'
import { termSearch } from '../features/content/search/term-search.ts'
import { documentTitle } from '../parts/document-title.ts'
import { PlainScreen } from '../parts/plain-screen.tsx'

export const Route = createFileRoute('/search')({
  validateSearch: termSearch,
  loaderDeps: ({ search: { term, page } }) => ({ term, page }),
  loader: async ({ deps: { term, page }, context: { queryClient } }) => {
    if (term?.trim())
      await queryClient.query(query(searchSite, { query: { term, page: page ?? 1 } }))
  },
  head: ({ match: { context, search } }) => {
    const { t } = context.texts
    const { term } = search
    return documentTitle(context, 'Search.Title', term && t('Search.ResultsTitle', { term }))
  },
  component: Search,
})

function Search() {
  const { t } = useTexts()
  const { term, page } = Route.useSearch()
  return (
    <PlainScreen title={t('Search.Title')}>
      <TermForm
        action="/search"
        label={t('Search.Label')}
        submit={t('Search.Submit')}
        term={term}
        suggests
      />
      {term?.trim() ? (
        <SearchResults term={term} page={page ?? 1} />
      ) : (
        <EmptyState icon={<SearchIcon size="large" />} title={t('Search.Start')}>
          {t('Search.StartText')}
        </EmptyState>
      )}
    </PlainScreen>
  )
}
