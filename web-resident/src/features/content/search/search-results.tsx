import { useSuspenseQuery } from '@tanstack/react-query'
import { searchSite } from '@portal/openapi/resident-client/search'
import { query } from '@portal/web-ui/api'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { Pager } from '@portal/web-ui/pager'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { countingEnds, pageSize, searchHref } from './queries.ts'
import { ResultList } from './result-list.tsx'
import styles from './search-results.module.css'

export function SearchResults({ term, page }: { term: string; page: number }) {
  const { t, format } = useTexts()
  const { data } = useSuspenseQuery(query(searchSite, { query: { term, page } }))
  const { results, total } = data
  if (results.length === 0) {
    return (
      <Status>
        <EmptyState
          title={t('Search.None')}
          action={<a href="/view-all-services">{t('Home.AllServices')}</a>}
        >
          {t('Search.NoneText')}
        </EmptyState>
      </Status>
    )
  }
  return (
    <Stack>
      <h2>{t('Search.ResultsTitle', { term })}</h2>
      <Status>
        <p className={styles.total}>
          {total >= countingEnds
            ? t('Search.TotalAtLeast', { least: format.number(countingEnds) })
            : t('Search.Total', { count: total })}
        </p>
      </Status>
      <ResultList results={results} />
      <Pager page={page} pages={Math.ceil(total / pageSize)} href={(to) => searchHref(term, to)} />
    </Stack>
  )
}
