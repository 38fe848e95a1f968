import { permitDeskLimits } from '@portal/core/permit-desk/rules'
import { Card } from '@portal/web-ui/card'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { StepFold, type StepProps, useMay } from './permit-form.tsx'
import { denyForm, extendForm, revokeForm } from './permit-forms.ts'
import type { DeskPermit } from './queries.ts'

const deniable: ReadonlySet<DeskPermit['state']> = new Set([
  'completeness',
  'corrections',
  'review',
  'approved',
  'feeDue',
  'paid',
])

export function ExtendFields({ form, permit }: { form: FormUse; permit: DeskPermit }) {
  const { t } = useTexts()
  return (
    <>
      <TextInput {...form.field('expiresOn', permit.expiresOn ?? '')} type="date" />
      <Reason form={form} name="extendReason" hint={t('PermitDesk.ReasonHint')} />
    </>
  )
}

function Reason({ form, name, hint }: { form: FormUse; name: string; hint: string }) {
  return <TextArea {...form.field(name)} hint={hint} rows={2} maxLength={permitDeskLimits.text} />
}

/** What is seldom done: deny, revoke, extend. */
export function MoreSteps(props: StepProps) {
  const { t } = useTexts()
  const may = useMay()
  const { state } = props.permit
  const isGood = state === 'issued' || state === 'inspections'
  const canDeny = deniable.has(state) && may('denyPermit')
  if (!canDeny && !(isGood && (may('extendPermit') || may('revokePermit')))) return null
  const hint = t('PermitDesk.ReasonHint')
  return (
    <Card title={t('PermitDesk.More')}>
      {isGood && may('extendPermit') && (
        <StepFold {...props} form={extendForm} label="PermitDesk.Extend">
          {(form) => <ExtendFields form={form} permit={props.permit} />}
        </StepFold>
      )}
      {canDeny && (
        <StepFold {...props} form={denyForm} label="PermitDesk.Deny">
          {(form) => <Reason form={form} name="denyReason" hint={hint} />}
        </StepFold>
      )}
      {isGood && may('revokePermit') && (
        <StepFold {...props} form={revokeForm} label="PermitDesk.Revoke">
          {(form) => <Reason form={form} name="revokeReason" hint={hint} />}
        </StepFold>
      )}
    </Card>
  )
}
