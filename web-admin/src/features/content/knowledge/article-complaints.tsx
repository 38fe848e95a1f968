import { useSuspenseQuery } from '@tanstack/react-query'
import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { Complaints } from './complaints.tsx'
import { articleFeedbackQuery } from './queries.ts'

/** What people missed in the article that an editor has open. */
export function ArticleComplaints({ id }: { id: string }) {
  const { t } = useTexts()
  const [article] = useSuspenseQuery(articleFeedbackQuery(id)).data
  if (!article) return null
  return (
    <Screen>
      <Card title={t('ArticleFeedback.Missing')}>
        <Complaints of={article} />
      </Card>
    </Screen>
  )
}
