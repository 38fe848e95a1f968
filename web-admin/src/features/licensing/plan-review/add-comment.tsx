import { useState } from 'react'
import { permitDisciplines } from '@portal/core/permits/rules'
import { disciplineTexts, planLimits } from '@portal/core/plan-review/rules'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { ownForm } from '../../../parts/own-form.ts'
import { planCommentForm } from './plan-forms.ts'
import styles from './plan-review.module.css'

interface AddCommentProps {
  permitId: string
  documentId: string
  /** The version that the reviewer sees, and comments on. */
  current: number
}

export function AddComment({ permitId, documentId, current }: AddCommentProps) {
  const { t } = useTexts()
  const [added, setAdded] = useState(0)
  // A reviewer mostly goes on in the same discipline.
  const [discipline, setDiscipline] = useState('building')
  const use = useAppForm(planCommentForm, { onAccepted: () => setAdded((count) => count + 1) })
  const form = ownForm(use, 'documentId', documentId)
  return (
    <Form of={form} key={added}>
      <p className={styles.soft}>{t('Plans.CommentOn', { number: current })}</p>
      <input type="hidden" name="permitId" value={permitId} />
      <input type="hidden" name="documentId" value={documentId} />
      <input type="hidden" name="versionNumber" value={current} />
      <div className={styles.beside}>
        <Select
          {...form.field('discipline', discipline)}
          onChange={({ currentTarget }) => setDiscipline(currentTarget.value)}
          options={permitDisciplines.map((value) => ({ value, label: t(disciplineTexts[value]) }))}
        />
        <TextInput
          {...form.field('sheet')}
          maxLength={planLimits.sheet}
          autoComplete="off"
          optional
        />
      </div>
      <TextArea {...form.field('text')} rows={3} maxLength={planLimits.text} />
      <Checkbox {...form.box('isRequired', true)} />
      <Submit of={form} label="Plans.SaveComment" />
    </Form>
  )
}
