import { decimalOf } from '@portal/core/kernel/rules'
import { permitDeskLimits, totalOf } from '@portal/core/permit-desk/rules'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { assessForm, lineFields, unitField } from './fee-form.ts'
import own from './permit-desk.module.css'
import { StepFold, StepForm, type StepProps, useMay } from './permit-form.tsx'
import { askFeeForm, waiveForm } from './permit-forms.ts'
import type { DeskPermit } from './queries.ts'

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

function AssessFields({ form, permit }: { form: FormUse; permit: DeskPermit }) {
  const { t, format } = useTexts()
  const { schedule, fees } = permit
  const added = fees.find(({ kind }) => kind === 'added')
  return (
    <>
      {schedule === null ? (
        <p>{t('PermitDesk.NoSchedule')}</p>
      ) : (
        <>
          <input type="hidden" name="hasSchedule" value="yes" />
          <p className={own.soft}>
            {t('PermitDesk.ByRule', {
              source: schedule.source,
              day: format.date(schedule.fromDay),
            })}
          </p>
          {schedule.asks.map(({ answer, unit, units }) => (
            <div key={answer}>
              <input type="hidden" name="asks" value={answer} />
              <TextInput
                {...form.field(unitField(answer), units === null ? '' : String(units))}
                label={unit}
                inputMode="decimal"
                autoComplete="off"
              />
            </div>
          ))}
        </>
      )}
      <details open={schedule === null || added !== undefined || undefined}>
        <summary className={own.summary}>{t('PermitDesk.AddedLine')}</summary>
        <p className={own.soft}>{t('PermitDesk.AddedHint')}</p>
        <div className={own.assign}>
          {(
            [
              [lineFields.name, added?.nameEnglish],
              [lineFields.nameEs, added?.nameSpanish],
              [lineFields.rule, added?.rule],
              [lineFields.amount, added && decimalOf(added.amountCents)],
            ] as const
          ).map(([name, value]) => (
            <TextInput
              key={name}
              {...form.field(name, value ?? '')}
              maxLength={permitDeskLimits.line}
              autoComplete="off"
              {...(name === lineFields.amount && { inputMode: 'decimal' as const })}
              {...(schedule !== null && { optional: true })}
            />
          ))}
        </div>
      </details>
    </>
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

function FeeLines({ fees }: { fees: DeskPermit['fees'] }) {
  const { t, format } = useTexts()
  return (
    <table className={own.fees}>
      <caption>
        <VisuallyHidden>{t('PermitDesk.FeeLines')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('PermitDesk.Line')}</th>
          <td>{t('PermitDesk.LineAmount')}</td>
        </tr>
      </thead>
      <tbody>
        {fees.map(({ name, rule, amountCents }) => (
          <tr key={`${name} ${rule} ${amountCents}`}>
            <th scope="row">
              {name}
              <span className={own.rule}>{rule}</span>
            </th>
            <td>{format.money(amountCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('PermitDesk.Total_fee')}</th>
          <td>{format.money(totalOf(fees))}</td>
        </tr>
      </tfoot>
    </table>
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
          <span className={own.soft}>
            {t('PermitDesk.PaidOn', { day: format.date(request.paidAt) })}
          </span>
        )
      }
    >
      {fees.length === 0 && <p className={own.soft}>{t('PermitDesk.FeeLater')}</p>}
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
