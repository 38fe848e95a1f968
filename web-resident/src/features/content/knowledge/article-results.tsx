import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { Pager } from '@portal/web-ui/pager'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { Highlighted } from '../search/highlighted.tsx'
import styles from './articles.module.css'
import { articleSearchQuery, pageSize } from './queries.ts'

export function ArticleResults({ term, page }: { term: string; page: number }) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(articleSearchQuery(term, page))
  return (
    <Stack>
      <h2>{t('Knowledge.Results')}</h2>
      {data.results.length === 0 ? (
        <Status>
          <EmptyState title={t('Knowledge.NoResults')} />
        </Status>
      ) : (
        <ul className={styles.articles}>
          {data.results.map(({ id, slug, title, highlight, summary, language }) => (
            <li key={id} lang={language}>
              <h3>
                <a href={`/knowledgebase/${slug}`}>{title}</a>
              </h3>
              <p>
                <Highlighted text={highlight || summary} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pages={Math.ceil(data.total / pageSize)}
        href={(to) => `/knowledgebase?${new URLSearchParams({ term, page: String(to) })}`}
      />
    </Stack>
  )
}
