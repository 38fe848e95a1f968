import type { ReactNode } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { useAppForm } from '../app/use-app-form.ts'
import { useApp } from '../app/use-app.ts'
import { Checkbox } from '../components/checkbox.tsx'
import { Late } from '../components/late.tsx'
import { MessageDialog } from '../components/message-dialog.tsx'
import { useTexts } from '../texts/index.tsx'
import type { AppForm } from './form-definition.ts'
import { Form, Submit } from './form.tsx'
import { useQuestion } from './use-question.ts'

interface AskFirstProps {
  form: AppForm
  id: string
  /** For the button and the dialog's button. */
  label: TextKey
  title: string
  /** In place of one with the label alone. */
  button?: ReactNode
  children: ReactNode
}

/** A one-button form with a confirmation dialog; without JavaScript, a checkbox confirms. */
export function AskFirst({ form: definition, id, label, title, button, children }: AskFirstProps) {
  const { t } = useTexts()
  const { completeTexts } = useApp()
  const { asked, ask } = useQuestion<null>()
  const form = useAppForm(definition, {
    during: async (send) => {
      // The page was rendered without the dialog's texts.
      await completeTexts().catch(() => undefined)
      return (await ask(null)) ? send() : null
    },
  })
  return (
    <Form of={form}>
      <input type="hidden" name="id" value={id} />
      <noscript>
        <input type="hidden" name="asks" value="yes" />
        <Checkbox {...form.box('isSure', false)} />
      </noscript>
      {button ?? <Submit of={form} label={label} look="quiet" />}
      {asked && (
        <Late>
          {() => (
            <MessageDialog
              kind="warning"
              title={title}
              confirmLabel={t(label)}
              confirmLook="danger"
              onConfirm={() => asked.answer(true)}
              onClose={() => asked.answer(false)}
            >
              {children}
            </MessageDialog>
          )}
        </Late>
      )}
    </Form>
  )
}
