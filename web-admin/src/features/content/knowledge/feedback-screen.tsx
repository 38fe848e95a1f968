import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Screen } from '../../../parts/screen.tsx'
import { Complaints } from './complaints.tsx'
import { articleFeedbackQuery } from './queries.ts'

/** The articles that did not help since they were last changed, and what people missed. */
export function FeedbackScreen() {
  const { t, language } = useTexts()
  const { roles } = useApp().page.viewer
  const { data: articles } = useSuspenseQuery(articleFeedbackQuery())
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('ArticleFeedback.Title')}</PageTitle>
          <p>{t('ArticleFeedback.Lead')}</p>
        </Stack>
        {articles.length === 0 && (
          <EmptyState title={t('ArticleFeedback.None')}>{t('ArticleFeedback.NoneText')}</EmptyState>
        )}
        {articles.map((article) => {
          const { id, title, titleEs } = article
          const isEnglish = language === 'es' && !titleEs
          return (
            <Card
              key={id}
              title={
                <span lang={isEnglish ? 'en' : undefined}>
                  {language === 'es' ? titleEs || title : title}
                </span>
              }
              aside={
                mayCall(roles, 'saveContent') && (
                  <ButtonLink look="quiet" size="small" href={`/articles/${id}`}>
                    {t('ArticleFeedback.Improve')}
                  </ButtonLink>
                )
              }
            >
              <Complaints of={article} />
            </Card>
          )
        })}
      </Stack>
    </Screen>
  )
}
