import { useSuspenseQuery } from '@tanstack/react-query'
import { permitNumberText } from '@portal/core/permits/rules'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { PlanPanel } from './plan-panel.tsx'
import styles from './plan-review.module.css'
import { planReviewQuery } from './queries.ts'

/** The whole width for the documents of one permit. */
export function PlansScreen({ id }: { id: string }) {
  const { t } = useTexts()
  const { data: review } = useSuspenseQuery(planReviewQuery(id))
  const { address, kind } = review
  return (
    <Screen>
      <Stack>
        <Stack gap="tight">
          <PageTitle>{t('Plans.DeskTitle')}</PageTitle>
          <p className={styles.soft}>
            <a href={`/permits/${id}`}>{permitNumberText(review)}</a> ·{' '}
            {t('Plans.Of', { kind, address })}
          </p>
        </Stack>
        <PlanPanel permitId={id} />
      </Stack>
    </Screen>
  )
}
