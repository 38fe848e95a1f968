import type { ReactNode } from 'react'
import { mayCall, type StaffOperation } from '@portal/core/access/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { Form, Submit } from '@portal/web-ui/form'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { Stack } from '@portal/web-ui/layout'
import { useApp } from '@portal/web-ui/use-app'
import type { FormOptions, FormUse } from '@portal/web-ui/use-form'
import { Fold, useAction } from '../../../parts/desk/fold.tsx'
import type { DeskPermit } from './queries.ts'

export interface StepProps {
  permit: DeskPermit
  options: FormOptions
}

/** The permit's id, and what of it is shown. */
export function Seen({ permit: { id, version, history } }: { permit: DeskPermit }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="seen" value={history.length} />
    </>
  )
}

/** Whether the viewer's roles can call it. */
export const useMay = (): ((operation: StaffOperation) => boolean) => {
  const { roles } = useApp().page.viewer
  return (operation) => mayCall(roles, operation)
}

interface StepFormProps extends StepProps {
  form: AppForm
  label: TextKey
  /** In place of a button with the label alone. */
  button?: ReactNode
  look?: 'quiet' | 'danger'
  children?: (form: FormUse) => ReactNode
}

/** An open form: the next step. */
export function StepForm({ form, label, button, look, children, permit, options }: StepFormProps) {
  const { form: use, taken } = useAction(form, options)
  return (
    <Form of={use} key={taken}>
      <Seen permit={permit} />
      <Stack>
        {children?.(use)}
        <div>{button ?? <Submit of={use} label={label} {...(look && { look })} />}</div>
      </Stack>
    </Form>
  )
}

/** A form behind its label. */
export function StepFold({ form, label, permit, options, children }: StepFormProps) {
  const action = useAction(form, options)
  return (
    <Fold label={label} action={action} look="quiet">
      <Seen permit={permit} />
      {children?.(action.form)}
    </Fold>
  )
}
