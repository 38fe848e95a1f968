import type { ReactNode } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Form, Submit } from '@portal/web-ui/form'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { useQuestion } from '@portal/web-ui/forms/use-question'
import { Late } from '@portal/web-ui/late'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'

interface AskFirstProps {
  form: AppForm
  /** The record's id. */
  id: string
  /** For the button and the dialog's button. */
  label: TextKey
  /** The dialog's question. */
  title: string
  children: ReactNode
}

/** A one-button form with a confirmation dialog; without JavaScript, a checkbox confirms. */
export function AskFirst({ form: definition, id, label, title, children }: AskFirstProps) {
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
      <Submit of={form} label={label} look="quiet" />
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
