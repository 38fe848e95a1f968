import { useState } from 'react'
import { Button } from '@portal/web-ui/button'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Form, Submit } from '@portal/web-ui/form'
import { Late } from '@portal/web-ui/late'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { cancelRequestForm } from './cancel-request-form.ts'
import type { RequestDetail } from './queries.ts'
import { RequestKeyFields } from './request-key-fields.tsx'
import type { StatusLink } from './status-link.ts'

interface CancelRequestProps {
  request: RequestDetail
  link: StatusLink | undefined
}

/** Only while it is possible (spec, resident section 2). */
export function CancelRequest({ request, link }: CancelRequestProps) {
  const { t } = useTexts()
  const { completeTexts } = useApp()
  const [asked, setAsked] = useState<(isSure: boolean) => void>()
  const form = useAppForm(cancelRequestForm, {
    during: async (send) => {
      // The page was rendered without the dialog's texts.
      await completeTexts().catch(() => undefined)
      const isSure = await new Promise<boolean>((resolve) => setAsked(() => resolve))
      setAsked(undefined)
      return isSure ? send() : null
    },
  })
  if (!request.isCancelable) {
    const isPaid = request.paidAt !== null
    return (
      <Button
        look="quiet"
        disabledReason={t(isPaid ? 'Request.PaidNotCancelable' : 'Tracking.NotCancelable')}
      >
        {t('Tracking.Cancel')}
      </Button>
    )
  }
  return (
    <Form of={form}>
      <RequestKeyFields request={request} link={link} />
      <noscript>
        <input type="hidden" name="asks" value="yes" />
        <Checkbox {...form.box('isSure', false)} />
      </noscript>
      <Submit of={form} label="Tracking.Cancel" busyLabel="Tracking.Cancelling" look="quiet" />
      {asked && (
        <Late>
          {() => (
            <MessageDialog
              kind="warning"
              title={t('Tracking.CancelTitle')}
              confirmLabel={t('Tracking.CancelSure')}
              confirmLook="danger"
              onConfirm={() => asked(true)}
              onClose={() => asked(false)}
            >
              <p>{t('Tracking.CancelText')}</p>
            </MessageDialog>
          )}
        </Late>
      )}
    </Form>
  )
}
