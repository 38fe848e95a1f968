import { useSuspenseQuery } from '@tanstack/react-query'
import { Card } from '@portal/web-ui/card'
import { languageOf, useTexts } from '@portal/web-ui/texts'
import { useApp } from '../../parts/use-app.ts'
import styles from './articles.module.css'
import { trendingQuery } from './queries.ts'

/** The articles read most. */
export function TrendingArticles() {
  const { t } = useTexts()
  const { api } = useApp()
  const { data: articles } = useSuspenseQuery(trendingQuery(api))
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
