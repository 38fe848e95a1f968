import { latestReviews, permitDeskLimits, reviewDecisions } from '@portal/core/permit-desk/rules'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Form } from '@portal/web-ui/form'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { Select } from '@portal/web-ui/select'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { TextArea } from '@portal/web-ui/text-area'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import type { FormUse } from '@portal/web-ui/use-form'
import record from '../../../parts/desk/desk-record.module.css'
import { useAction } from '../../../parts/desk/fold.tsx'
import own from './permit-desk.module.css'
import { Seen, StepForm, type StepProps, useMay } from './permit-form.tsx'
import { assignReviewForm, finishReviewForm } from './permit-forms.ts'
import type { DeskPermit, PermitDesk } from './queries.ts'
import { disciplineTexts, reviewTexts } from './words.ts'

type Review = DeskPermit['reviews'][number]

const waitingOf = ({ reviews }: DeskPermit): Review[] =>
  latestReviews(reviews).filter(({ result }) => result === 'waiting')

/** The clerk's own review first. */
export function FinishReview(props: StepProps) {
  const { t } = useTexts()
  const me = useApp().page.viewer.userId
  const waiting = waitingOf(props.permit)
  const mine = waiting.find(({ reviewerId }) => reviewerId !== null && reviewerId === me)
  const first = mine ?? waiting[0]
  return (
    <StepForm {...props} form={finishReviewForm} label="PermitDesk.FinishReview">
      {(form) => (
        <>
          {waiting.length === 1 && first ? (
            <>
              <input type="hidden" name="finished" value={first.discipline} />
              <p>
                {t('PermitDesk.FinishOf', { discipline: t(disciplineTexts[first.discipline]) })}
              </p>
            </>
          ) : (
            <Select
              {...form.field('finished', first?.discipline ?? '')}
              options={waiting.map(({ discipline }) => ({
                value: discipline,
                label: t(disciplineTexts[discipline]),
              }))}
            />
          )}
          <Decision form={form} />
          <TextArea
            {...form.field('reviewComment')}
            optional
            hint={t('PermitDesk.ReviewCommentHint')}
            rows={2}
            maxLength={permitDeskLimits.text}
          />
        </>
      )}
    </StepForm>
  )
}

function Decision({ form }: { form: FormUse }) {
  const { t } = useTexts()
  const { defaultValue, ...parts } = form.field('result')
  const chosen = reviewDecisions.find((one) => one === defaultValue)
  return (
    <RadioGroup
      {...parts}
      {...(chosen && { defaultValue: chosen })}
      options={reviewDecisions.map((value) => ({
        value,
        label: t(`PermitDesk.Result_${value}`),
      }))}
    />
  )
}

interface ReviewsProps extends StepProps {
  reviewers: PermitDesk['reviewers']
}

/** Every discipline and version; waiting ones can be taken or assigned. */
export function Reviews({ permit, options, reviewers }: ReviewsProps) {
  const { t } = useTexts()
  const may = useMay()
  const { reviews, state } = permit
  const isActing = state === 'review' && may('assignPermitReview')
  if (reviews.length === 0)
    return (
      <Card title={t('PermitDesk.Reviews')}>
        <p className={record.soft}>{t('PermitDesk.NoReviews')}</p>
      </Card>
    )
  return (
    <Card title={t('PermitDesk.Reviews')}>
      {isActing && waitingOf(permit).length > 0 ? (
        <Assignable permit={permit} options={options} reviewers={reviewers} />
      ) : (
        <List permit={permit} isActing={false} />
      )}
    </Card>
  )
}

function Assignable({ permit, options, reviewers }: ReviewsProps) {
  const { t } = useTexts()
  const { form, taken } = useAction(assignReviewForm, options)
  const waiting = waitingOf(permit)
  return (
    <Form of={form} key={taken} look="wide">
      <Seen permit={permit} />
      <List permit={permit} isActing />
      <details>
        <summary className={own.summary}>{t('PermitDesk.Assign')}</summary>
        <div className={own.assign}>
          <Select
            {...form.field('discipline', waiting[0]?.discipline ?? '')}
            options={waiting.map(({ discipline }) => ({
              value: discipline,
              label: t(disciplineTexts[discipline]),
            }))}
          />
          <Select
            {...form.field('reviewer', '')}
            placeholder={t('PermitDesk.Nobody')}
            options={reviewers.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Button type="submit" look="quiet" size="small">
            {t('PermitDesk.Assign')}
          </Button>
        </div>
      </details>
    </Form>
  )
}

const colors = { waiting: 'yellow', approved: 'green', corrections: 'orange' } as const

function List({ permit: { reviews }, isActing }: { permit: DeskPermit; isActing: boolean }) {
  const { t, format } = useTexts()
  const me = useApp().page.viewer.userId
  const latest = new Set(latestReviews(reviews))
  return (
    <ul className={own.reviews}>
      {reviews.map((review) => {
        const { discipline, round, result, reviewer, reviewerId, comment, doneAt } = review
        const canTake =
          isActing && result === 'waiting' && latest.has(review) && (me ?? '') !== reviewerId
        return (
          <li key={`${discipline} ${round}`} data-past={latest.has(review) ? undefined : ''}>
            <span>
              {t(disciplineTexts[discipline])}
              {round > 1 && (
                <span className={record.soft}>
                  {' '}
                  · {t('PermitDesk.Version', { round: String(round) })}
                </span>
              )}
            </span>
            <StatusBadge color={colors[result]}>{t(reviewTexts[result])}</StatusBadge>
            <span className={record.soft}>
              {reviewer ?? t('PermitDesk.Nobody')}
              {doneAt !== null && <> · {format.date(doneAt)}</>}
            </span>
            {canTake ? (
              <Button type="submit" look="plain" size="small" name="take" value={discipline}>
                {t('PermitDesk.TakeReview')}
              </Button>
            ) : (
              <span />
            )}
            {comment && <p className={own.comment}>{comment}</p>}
          </li>
        )
      })}
    </ul>
  )
}
