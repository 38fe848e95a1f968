import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getArticle } from '@portal/openapi/resident-client/knowledge'
import { query, keyOf } from '@portal/web-ui/api'
import { languageOf, InLanguage, useTexts } from '@portal/web-ui/texts'
import { ArticleFeedback } from '../features/content/knowledge/article-feedback.tsx'
import { ArticleParts } from '../features/content/knowledge/article.tsx'
import { ArticleSearch } from '../features/content/knowledge/knowledge-base.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'
import { moved } from '../parts/moved.ts'
import { orNotFound } from '../parts/or-not-found.ts'
import { PlainScreen } from '../parts/plain-screen.tsx'

export const Route = createFileRoute('/knowledgebase/$id')({
  loader: async ({ params: { id }, context: { queryClient } }) => {
    const { slug } = await queryClient.query(query(getArticle, { path: { id } })).catch(orNotFound)
    if (import.meta.env.SSR && id !== slug) throw moved(`/knowledgebase/${slug}`)
  },
  head: ({ match: { context }, params }) => {
    const { queryClient } = context
    const article = queryClient.getQueryData(keyOf(getArticle, { path: { id: params.id } }))
    return documentTitle(
      context,
      'Knowledge.NotFound',
      article?.title,
      languageOf(article, 'title'),
    )
  },
  component: Article,
  notFoundComponent: NoArticle,
})

function Article() {
  const { t } = useTexts()
  const { id } = Route.useParams()
  const { data: article } = useSuspenseQuery(query(getArticle, { path: { id } }))
  return (
    <PlainScreen
      title={<InLanguage lang={languageOf(article, 'title')}>{article.title}</InLanguage>}
      lead={<InLanguage lang={languageOf(article, 'summary')}>{article.summary}</InLanguage>}
    >
      <ArticleParts id={id} />
      <ArticleFeedback key={article.id} id={article.id} />
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
