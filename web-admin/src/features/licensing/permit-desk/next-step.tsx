import type { ReactNode } from 'react'
import { centsOf } from '@portal/core/kernel/rules'
import {
  disciplinesToReview,
  latestReviews,
  permitDeskLimits,
} from '@portal/core/permit-desk/rules'
import { Card } from '@portal/web-ui/card'
import { CheckboxGroup } from '@portal/web-ui/checkbox-group'
import { Stack } from '@portal/web-ui/layout'
import { TextArea } from '@portal/web-ui/text-area'
import { useTexts } from '@portal/web-ui/texts'
import record from '../../../parts/desk/desk-record.module.css'
import { ExtendFields } from './end-steps.tsx'
import { AskFee, AssessFee } from './fee-steps.tsx'
import { StepFold, StepForm, type StepProps, useMay } from './permit-form.tsx'
import { completeForm, correctionsForm, extendForm, issueForm, takeForm } from './permit-forms.ts'
import { FinishReview } from './review-steps.tsx'
import { disciplineTexts } from './words.ts'

/** What to do now, as the one thing to press. */
export function NextStep(props: StepProps) {
  const { t } = useTexts()
  return (
    <Card title={t('PermitDesk.NextStep')}>
      {/* Focus comes here after a step: a screen reader then says what it is. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to one form */}
      <div data-next-step="" role="group" aria-label={t('PermitDesk.NextStep')}>
        <Stack gap="tight">
          <Step {...props} />
        </Stack>
      </div>
    </Card>
  )
}

function Step(props: StepProps) {
  const { t, format } = useTexts()
  const may = useMay()
  const { permit } = props
  const { state, request, fees } = permit
  const waits = (words: string): ReactNode => <p tabIndex={-1}>{words}</p>
  switch (state) {
    case 'submitted':
    case 'resubmitted':
      return may('takePermit') ? (
        <StepForm {...props} form={takeForm} label="PermitDesk.Take" />
      ) : (
        waits(t(`PermitDesk.State_${state}`))
      )
    case 'completeness':
      return may('completePermit') ? (
        <Completeness {...props} />
      ) : (
        waits(t('PermitDesk.State_completeness'))
      )
    case 'corrections':
      return waits(t('PermitDesk.WaitsForApplicant'))
    case 'review':
      return <Review {...props} />
    case 'approved':
      if (!may('assessPermitFees')) return waits(t('PermitDesk.State_approved'))
      return fees.length === 0 ? <AssessFee {...props} /> : <AskFee {...props} />
    case 'feeDue':
      return waits(
        request === null
          ? t('PermitDesk.OtherSystem')
          : t('PermitDesk.WaitsForPayment', {
              amount: format.money(centsOf(request.paymentAmount ?? 0)),
            }),
      )
    case 'paid':
      return may('issuePermit') ? <Issue {...props} /> : waits(t('PermitDesk.State_paid'))
    case 'issued':
    case 'inspections':
      return waits(t('PermitDesk.WaitsForInspections'))
    case 'expired':
      return may('extendPermit') ? (
        <StepForm {...props} form={extendForm} label="PermitDesk.Extend">
          {(form) => <ExtendFields form={form} permit={permit} />}
        </StepForm>
      ) : (
        waits(t('PermitDesk.State_expired'))
      )
    default:
      return waits(t(permit.mustRefund ? 'PermitDesk.MustRefundText' : 'PermitDesk.Nothing'))
  }
}

/** Is everything there? Then to review, else back to the applicant. */
function Completeness(props: StepProps) {
  const { t } = useTexts()
  const { disciplines, reviews } = props.permit
  const open = disciplinesToReview(disciplines, reviews)
  const approved = latestReviews(reviews).filter(({ result }) => result === 'approved')
  const words = open.map((one) => t(disciplineTexts[one])).join(', ')
  return (
    <>
      <StepForm {...props} form={completeForm} label="PermitDesk.Complete">
        {(form) => (
          <>
            {open.length > 0 && (
              <p>
                {t(reviews.length === 0 ? 'PermitDesk.CompleteText' : 'PermitDesk.AgainText')}{' '}
                <strong>{words}</strong>
              </p>
            )}
            {approved.length > 0 && (
              <CheckboxGroup
                name="disciplines"
                label={t('PermitDesk.AlsoReview')}
                error={form.errorOf('disciplines')}
                optional
                options={approved.map(({ discipline }) => ({
                  value: discipline,
                  label: t(disciplineTexts[discipline]),
                }))}
              />
            )}
          </>
        )}
      </StepForm>
      <AskCorrections {...props} />
    </>
  )
}

function AskCorrections({ isNext = false, ...props }: StepProps & { isNext?: boolean }) {
  const { t } = useTexts()
  const asked = latestReviews(props.permit.reviews).filter(({ result }) => result === 'corrections')
  const draft = asked
    .map(({ discipline, comment }) => `${t(disciplineTexts[discipline])}: ${comment}`)
    .join('\n')
  const Shape = isNext ? StepForm : StepFold
  return (
    <Shape {...props} form={correctionsForm} label="PermitDesk.AskCorrections">
      {(form) => (
        <TextArea
          {...form.field('comment', isNext ? draft : '')}
          hint={t('PermitDesk.CorrectionsHint')}
          rows={isNext ? 4 : 3}
          maxLength={permitDeskLimits.text}
        />
      )}
    </Shape>
  )
}

/** Reviews that wait; once all are done, one list of corrections for the applicant. */
function Review(props: StepProps) {
  const { t } = useTexts()
  const may = useMay()
  const isWaiting = latestReviews(props.permit.reviews).some(({ result }) => result === 'waiting')
  if (!may('finishPermitReview')) return <p tabIndex={-1}>{t('PermitDesk.State_review')}</p>
  if (!isWaiting) return <AskCorrections {...props} isNext />
  return (
    <>
      <FinishReview {...props} />
      <AskCorrections {...props} />
    </>
  )
}

function Issue(props: StepProps) {
  const { t } = useTexts()
  return (
    <StepForm {...props} form={issueForm} label="PermitDesk.Issue">
      {(form) => (
        <>
          <TextArea
            {...form.field('conditions', props.permit.conditions ?? '')}
            optional
            hint={t('PermitDesk.ConditionsHint')}
            rows={2}
            maxLength={permitDeskLimits.text}
          />
          <p className={record.soft}>
            {t('PermitDesk.IssueText', { count: props.permit.validDays })}
          </p>
        </>
      )}
    </StepForm>
  )
}
