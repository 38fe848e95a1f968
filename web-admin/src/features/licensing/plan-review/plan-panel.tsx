import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { isUndecided } from '@portal/core/plan-review/rules'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { AddFile } from './add-file.tsx'
import { DocumentPart } from './document-part.tsx'
import styles from './plan-review.module.css'
import { type PlanReview, planReviewQuery } from './queries.ts'

/** A permit’s documents with their versions, what reviewers ask of them, and what was answered. */
export function PlanPanel({ permitId }: { permitId: string }) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const { data: review } = useSuspenseQuery(planReviewQuery(permitId))
  const { documents, round, state, takesDocuments } = review
  const may = {
    comment: mayCall(roles, 'addPlanComment') && isUndecided(state),
    upload: mayCall(roles, 'addPlanVersion') && takesDocuments,
    show: mayCall(roles, 'setDocumentPublic'),
  }
  const before = (at: number) =>
    documents.slice(0, at).reduce((sum, one) => sum + one.comments.length, 0)
  return (
    <Stack>
      <Summary review={review} />
      <Changes review={review} />
      {documents.length === 0 && (
        <Card>
          <EmptyState title={t('Plans.DeskNone')}>
            {t(takesDocuments ? 'Plans.DeskNoneHint' : 'Plans.NoRequest')}
          </EmptyState>
        </Card>
      )}
      {documents.map((document, at) => (
        <DocumentPart
          key={document.id}
          permitId={permitId}
          document={document}
          round={round}
          before={before(at)}
          may={may}
        />
      ))}
      {may.upload && (
        <details className={styles.more}>
          <summary>{t('Plans.AddDocument')}</summary>
          <AddFile permitId={permitId} />
        </details>
      )}
    </Stack>
  )
}

function Summary({ review }: { review: PlanReview }) {
  const { t } = useTexts()
  const required = review.documents
    .flatMap(({ comments }) => comments)
    .filter(({ isRequired }) => isRequired)
  if (required.length === 0) return null
  const count = (...states: readonly string[]) =>
    required.filter(({ state }) => states.includes(state)).length
  return (
    <p className={styles.summary}>
      {t('Plans.DeskSummary', {
        open: count('open', 'reopened'),
        answered: count('answered'),
        accepted: count('accepted'),
      })}
    </p>
  )
}

/** What the applicant says they changed, round by round. */
function Changes({ review: { resubmissions } }: { review: PlanReview }) {
  const { t, format } = useTexts()
  if (resubmissions.length === 0) return null
  return (
    <Card title={t('Plans.DeskChanged')}>
      <ol className={styles.rounds}>
        {resubmissions.map(({ round, sentOn, whatChanged }) => (
          <li key={round}>
            <small>{t('Plans.DeskRoundSent', { round, day: format.date(sentOn) })}</small>
            <p>{whatChanged}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
