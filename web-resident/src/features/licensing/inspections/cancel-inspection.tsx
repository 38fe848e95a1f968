import { useState } from 'react'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Form, Submit } from '@portal/web-ui/form'
import { Late } from '@portal/web-ui/late'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { cancelInspectionForm } from './booking-forms.ts'
import type { BookedProps } from './queries.ts'

export function CancelInspection({ booked: { id }, path }: Omit<BookedProps, 'booking'>) {
  const { t } = useTexts()
  const { completeTexts } = useApp()
  const [asked, setAsked] = useState<(isSure: boolean) => void>()
  const form = useAppForm(cancelInspectionForm, {
    during: async (send) => {
      // The page was rendered without the dialog's texts.
      await completeTexts().catch(() => undefined)
      const isSure = await new Promise<boolean>((resolve) => setAsked(() => resolve))
      setAsked(undefined)
      return isSure ? send() : null
    },
  })
  return (
    <Form of={form}>
      <input type="hidden" name="year" value={path.year} />
      <input type="hidden" name="number" value={path.number} />
      <input type="hidden" name="id" value={id} />
      <noscript>
        <input type="hidden" name="asks" value="yes" />
        <Checkbox {...form.box('isSure', false)} />
      </noscript>
      <Submit of={form} label="Inspections.Cancel" look="quiet" />
      {asked && (
        <Late>
          {() => (
            <MessageDialog
              kind="warning"
              title={t('Inspections.CancelTitle')}
              confirmLabel={t('Inspections.CancelSure')}
              confirmLook="danger"
              onConfirm={() => asked(true)}
              onClose={() => asked(false)}
            >
              <p>{t('Inspections.CancelText')}</p>
            </MessageDialog>
          )}
        </Late>
      )}
    </Form>
  )
}
