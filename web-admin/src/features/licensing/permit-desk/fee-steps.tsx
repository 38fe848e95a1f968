import { decimalOf } from '@portal/core/kernel/rules'
import { permitDeskLimits, totalOf } from '@portal/core/permit-desk/rules'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import record from '../../../parts/desk/desk-record.module.css'
import { AssessFields } from './assess-fields.tsx'
import { assessForm } from './fee-form.ts'
import { FeeLines } from './fee-lines.tsx'
import { StepFold, StepForm, type StepProps, useMay } from './permit-form.tsx'
import { askFeeForm, waiveForm } from './permit-forms.ts'

/** By the schedule of the application's day; its lines are shown before they are asked for. */
export function AssessFee({ isAgain = false, ...props }: StepProps & { isAgain?: boolean }) {
  const Shape = isAgain ? StepFold : StepForm
  return (
    <Shape
      {...props}
      form={assessForm}
      label={isAgain ? 'PermitDesk.AssessAgain' : 'PermitDesk.Assess'}
    >
      {(form) => <AssessFields form={form} permit={props.permit} />}
    </Shape>
  )
}

/** The lines stand; asking sends them to the applicant. */
export function AskFee(props: StepProps) {
  const { t, format } = useTexts()
  const total = totalOf(props.permit.fees)
  return (
    <>
      <StepForm
        {...props}
        form={askFeeForm}
        label="PermitDesk.Fee"
        button={
          <Button type="submit">
            {total === 0
              ? t('PermitDesk.NoFeeDue')
              : t('PermitDesk.AskFee', { amount: format.money(total) })}
          </Button>
        }
      >
        {() => <FeeLines fees={props.permit.fees} />}
      </StepForm>
      <AssessFee {...props} isAgain />
    </>
  )
}

/** Each line with its rule; while it is worked out, the next step shows it. */
export function Fee(props: StepProps) {
  const { t, format } = useTexts()
  const may = useMay()
  const { fees, state, request } = props.permit
  const canWaive = fees.length > 0 && (state === 'approved' || state === 'feeDue')
  const isNext = state === 'approved' && may('assessPermitFees')
  return (
    <Card
      title={t('PermitDesk.Fee')}
      aside={
        request?.paidAt && (
          <span className={record.soft}>
            {t('PermitDesk.PaidOn', { day: format.date(request.paidAt) })}
          </span>
        )
      }
    >
      {fees.length === 0 && <p className={record.soft}>{t('PermitDesk.FeeLater')}</p>}
      {fees.length > 0 && !isNext && <FeeLines fees={fees} />}
      {canWaive && may('waivePermitFees') && (
        <StepFold {...props} form={waiveForm} label="PermitDesk.Waive">
          {(form) => (
            <>
              <TextInput
                {...form.field('waived', decimalOf(totalOf(fees)))}
                inputMode="decimal"
                autoComplete="off"
              />
              <TextInput
                {...form.field('waiveReason')}
                hint={t('PermitDesk.WaiveHint')}
                maxLength={permitDeskLimits.line}
                autoComplete="off"
              />
            </>
          )}
        </StepFold>
      )}
    </Card>
  )
}
