import { useSuspenseQuery } from '@tanstack/react-query'
import { listTrendingArticles } from '@portal/openapi/resident-client/knowledge'
import { query } from '@portal/web-ui/api'
import { Card } from '@portal/web-ui/card'
import { languageOf, useTexts } from '@portal/web-ui/texts'
import styles from './articles.module.css'

export function TrendingArticles() {
  const { t } = useTexts()
  const { data: articles } = useSuspenseQuery(query(listTrendingArticles))
  return (
    <Card title={t('Knowledge.Trending')}>
      {articles.length === 0 ? (
        <p>{t('Knowledge.NoTrending')}</p>
      ) : (
        <ol className={styles.trending}>
          {articles.map((article) => (
            <li key={article.id} lang={languageOf(article, 'title')}>
              <a href={`/knowledgebase/${article.slug}`}>{article.title}</a>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
