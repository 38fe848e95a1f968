import { createFileRoute } from '@tanstack/react-router'
import { listTrendingArticles } from '@portal/openapi/resident-client/knowledge'
import { query } from '@portal/web-ui/api'
import { useTexts } from '@portal/web-ui/texts'
import { KnowledgeBase } from '../features/content/knowledge/knowledge-base.tsx'
import { articleSearchQuery } from '../features/content/knowledge/queries.ts'
import { termSearch } from '../features/content/search/term-search.ts'
import { documentTitle } from '../parts/document-title.ts'
import { PlainScreen } from '../parts/plain-screen.tsx'

export const Route = createFileRoute('/knowledgebase/')({
  validateSearch: termSearch,
  loaderDeps: ({ search: { term, page } }) => ({ term, page }),
  loader: async ({ deps: { term, page }, context: { queryClient } }) => {
    await Promise.all([
      queryClient.query(query(listTrendingArticles)),
      term?.trim() && queryClient.query(articleSearchQuery(term, page ?? 1)),
    ])
  },
  head: ({ match: { context } }) => documentTitle(context, 'Knowledge.Title'),
  component: Knowledge,
})

function Knowledge() {
  const { t } = useTexts()
  const { term, page } = Route.useSearch()
  return (
    <PlainScreen title={t('Knowledge.Title')}>
      <KnowledgeBase term={term?.trim() ? term : ''} page={page ?? 1} />
    </PlainScreen>
  )
}
