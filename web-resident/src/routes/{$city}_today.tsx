import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/web-ui/texts'
import { NewsPosts } from '../features/content/news/news-posts.tsx'
import { newsPostsQuery } from '../features/content/news/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { goHome } from '../parts/go-home.ts'
import { PlainScreen } from '../parts/plain-screen.tsx'

/** The API's limit. */
const highestOffset = 1_000_000_000

/** The path begins with the city's name (spec, admin section 6). */
export const Route = createFileRoute('/{$city}_today')({
  validateSearch: (search: Record<string, unknown>): { offset?: number | undefined } => {
    const offset = Number(search['offset'])
    const isOne = Number.isInteger(offset) && offset > 0 && offset <= highestOffset
    return { offset: isOne ? offset : undefined }
  },
  beforeLoad: ({ location: { pathname }, context: { page } }) => {
    const isOurs = pathname.replace(/\/$/, '') === `/${page.settings.slug}_today`
    if (!isOurs) throw goHome('unknown-page')
  },
  loaderDeps: ({ search: { offset } }) => ({ offset }),
  loader: async ({ deps: { offset }, context: { queryClient } }) => {
    await queryClient.query(newsPostsQuery(offset ?? 0))
  },
  head: ({ match: { context } }) => {
    const { name } = context.page.settings
    return documentTitle(
      context,
      'ElginToday.Title',
      context.texts.t('ElginToday.Title', { city: name }),
    )
  },
  component: CityNews,
})

function CityNews() {
  const { t } = useTexts()
  const { name, slug } = Route.useRouteContext().page.settings
  const { offset = 0 } = Route.useSearch()
  return (
    <PlainScreen title={t('ElginToday.Title', { city: name })} lead={t('ElginToday.Lead')}>
      <NewsPosts key={offset} offset={offset} path={`/${slug}_today`} />
    </PlainScreen>
  )
}
