import type { ReactNode } from 'react'
import { EmptyState } from '@portal/web-ui/empty-state'
import { QuestionIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { TermForm } from '../search/term-form.tsx'
import { ArticleResults } from './article-results.tsx'
import styles from './articles.module.css'
import { TrendingArticles } from './trending-articles.tsx'

export function KnowledgeBase({ term, page }: { term: string; page: number }) {
  const { t } = useTexts()
  return (
    <div className={styles.columns}>
      <Stack gap="wide">
        <ArticleSearch term={term} />
        {term ? (
          <ArticleResults term={term} page={page} />
        ) : (
          <EmptyState icon={<QuestionIcon size="large" />} title={t('Knowledge.EnterCriteria')} />
        )}
      </Stack>
      <TrendingArticles />
    </div>
  )
}

export function ArticleSearch({ term }: { term?: string }): ReactNode {
  const { t } = useTexts()
  return (
    <TermForm
      action="/knowledgebase"
      label={t('Knowledge.Label')}
      submit={t('Knowledge.Submit')}
      term={term}
    />
  )
}
