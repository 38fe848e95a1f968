import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '@portal/core/rules'
import { ApiError } from '@portal/web-ui/api'
import { useTexts } from '@portal/web-ui/texts'
import { ArticleParts } from '../features/knowledge/article.tsx'
import { ArticleSearch } from '../features/knowledge/knowledge-base.tsx'
import { articleQuery } from '../features/knowledge/queries.ts'
import { BackLink } from '../parts/back-link.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'
import { PlainScreen } from '../parts/plain-screen.tsx'

export const Route = createFileRoute('/knowledgebase/$id')({
  loader: async ({ params: { id }, context: { api, queryClient } }) => {
    if (!isUuid(id)) throw notFound()
    await queryClient.query(articleQuery(api, id)).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error
    })
  },
  head: ({ match: { context }, params }) => {
    const { queryClient, api, texts } = context
    const article = queryClient.getQueryData(articleQuery(api, params.id).queryKey)
    return documentTitle(context, article?.title ?? texts.t('Knowledge.NotFound'))
  },
  component: Article,
  notFoundComponent: NoArticle,
})

function Article() {
  const { t } = useTexts()
  const { api } = Route.useRouteContext()
  const { id } = Route.useParams()
  const { data: article } = useSuspenseQuery(articleQuery(api, id))
  return (
    <PlainScreen
      title={<span lang={article.language}>{article.title}</span>}
      lead={<span lang={article.language}>{article.summary}</span>}
    >
      <ArticleParts id={id} />
      <ArticleSearch />
      <BackLink href="/knowledgebase">{t('Knowledge.Back')}</BackLink>
    </PlainScreen>
  )
}

function NoArticle() {
  const { t } = useTexts()
  return (
    <MissingScreen
      title={t('Knowledge.NotFound')}
      text={t('Knowledge.NotFoundText')}
      listHref="/knowledgebase"
      listLabel={t('Knowledge.Back')}
    />
  )
}
