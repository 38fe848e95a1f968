import { useState } from 'react'
import { alertErrors, alertLengths, type SystemAlert } from '@portal/core/alerts/rules'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { OpenPanel, useFromServer } from '../../../parts/open-panel.tsx'
import { RichTextField } from '../../../parts/rich-text/rich-text-field.tsx'
import { alertForm, readAlert } from './alert-forms.ts'
import { backToAlerts } from './alerts-path.ts'

/** Creates or edits an alert (spec, admin sections 2.7 and 5.5). */
export function EditAlert({ alert }: { alert: SystemAlert | null }) {
  const { t } = useTexts()
  const form = useAppForm(alertForm)
  const isFromServer = useFromServer()
  const first = {
    titleEnglish: alert?.TitleAlertEnglish ?? '',
    titleSpanish: alert?.TitleAlertSpanish ?? '',
    textEnglish: alert?.TextEnglish ?? '',
    textSpanish: alert?.TextSpanish ?? '',
    active: alert?.Active ?? true,
  }
  const [edit, setEdit] = useState(form.typed ? readAlert(form.typed) : first)
  const title = { maxLength: alertLengths.title }
  const text = { maxLength: alertLengths.text, rows: 8, hint: t('Alerts.TextHint') }
  const isLacking = !isFromServer && alertErrors(edit).length > 0
  return (
    <OpenPanel
      back={backToAlerts}
      size="wide"
      title={t(alert ? 'Alerts.EditTitle' : 'Alerts.AddTitle')}
    >
      <Form
        of={form}
        look="wide"
        onInput={(event) => setEdit(readAlert(fieldsIn(event.currentTarget)))}
      >
        {alert && <input type="hidden" name="Id" value={alert.Id} />}
        <Beside>
          <TextInput {...form.field('titleEnglish', first.titleEnglish)} {...title} lang="en" />
          <TextInput {...form.field('titleSpanish', first.titleSpanish)} {...title} lang="es" />
        </Beside>
        <RichTextField {...form.field('textEnglish', first.textEnglish)} {...text} lang="en" />
        <RichTextField {...form.field('textSpanish', first.textSpanish)} {...text} lang="es" />
        <Checkbox {...form.box('active', first.active)} hint={t('Alerts.ActiveHint')} />
        <Submit
          of={form}
          label="Alerts.Save"
          busyLabel="Alerts.Saving"
          disabledReason={isLacking ? t('Alerts.SaveReason') : undefined}
        />
      </Form>
    </OpenPanel>
  )
}
