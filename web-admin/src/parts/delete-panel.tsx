import type { ReactNode } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { Form, Submit } from '@portal/web-ui/form'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { OpenPanel } from './open-panel.tsx'

interface DeletePanelProps {
  title: string
  /** The screen without the dialog. */
  back: { readonly href: string; readonly label: TextKey }
  form: AppForm
  id: string
  label: TextKey
  busyLabel: TextKey
  children: ReactNode
}

/** Confirms the deletion of a row. */
export function DeletePanel(props: DeletePanelProps) {
  const { title, back, id, label, busyLabel, children } = props
  const { t } = useTexts()
  const form = useAppForm(props.form)
  return (
    <OpenPanel back={back} title={title}>
      <Form of={form}>
        <input type="hidden" name="id" value={id} />
        <p>{children}</p>
        <Row>
          <Submit of={form} label={label} busyLabel={busyLabel} look="danger" />
          {/* The safe answer has focus, so that a stray Enter loses nothing. */}
          <ButtonLink look="quiet" href={back.href} data-first-focus>
            {t('Util.Cancel')}
          </ButtonLink>
        </Row>
      </Form>
    </OpenPanel>
  )
}
