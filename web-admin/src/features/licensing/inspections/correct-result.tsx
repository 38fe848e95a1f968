import { inspectionLimits, inspectionOutcomes } from '@portal/core/inspections/rules'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { TextArea } from '@portal/web-ui/text-area'
import { useTexts } from '@portal/web-ui/texts'
import { Fold, useAction } from '../../../parts/desk/fold.tsx'
import { correctForm } from './inspection-forms.ts'
import type { Stop } from './queries.ts'

const outcomeTexts = {
  passed: 'InspectionDesk.Pass',
  failed: 'InspectionDesk.Fail',
  noAccess: 'InspectionDesk.NoAccess',
} as const

interface CorrectResultProps {
  stop: Stop
  until: string
}

/** For what was recorded by mistake: the right result, and what was wrong. */
export function CorrectResult({ stop, until }: CorrectResultProps) {
  const { t, format } = useTexts()
  const action = useAction(correctForm, {})
  const { form } = action
  const { id, version, comment, corrections } = stop
  // The same fields for each visit of the page.
  const field = (name: string, first?: string) => ({
    ...form.field(name, first),
    id: `correct-${name}-${id}`,
  })
  const { defaultValue: typed, ...outcome } = field('outcome', stop.outcome)
  const chosen = inspectionOutcomes.find((one) => one === typed)
  return (
    <Fold label="InspectionDesk.Correct" action={action} look="quiet">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <p>{t('InspectionDesk.CorrectUntil', { when: format.date(until, 'dayTime') })}</p>
      <RadioGroup
        {...outcome}
        {...(chosen && { defaultValue: chosen })}
        options={inspectionOutcomes.map((value) => ({ value, label: t(outcomeTexts[value]) }))}
      />
      <TextArea
        {...field('comment', comment)}
        hint={t('InspectionDesk.CommentHint')}
        rows={2}
        maxLength={inspectionLimits.comment}
        optional
      />
      <TextArea
        {...field('corrections', corrections.join('\n'))}
        hint={t('InspectionDesk.CorrectionsHint')}
        rows={3}
        optional
      />
      <TextArea
        {...field('reason')}
        hint={t('InspectionDesk.MistakeHint')}
        rows={2}
        maxLength={inspectionLimits.comment}
      />
    </Fold>
  )
}
