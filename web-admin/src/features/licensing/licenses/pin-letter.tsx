import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { licensePinForm } from './license-forms.ts'
import type { License } from './queries.ts'

/** Sets a new PIN. The reply alone has it, so its letter is part of the page. */
export function PinLetter({ of: license }: { of: License }) {
  const { t } = useTexts()
  const form = useAppForm(licensePinForm)
  const { businessName, id, language, number, version } = license
  const letter = form.given?.['letter']
  const label = t('Licenses.PinPrint', { name: businessName })
  return (
    <Card title={t('Licenses.Pin')}>
      <Form of={form} look="narrow">
        {letter !== undefined && (
          <div>
            <ButtonLink
              href={`data:application/pdf;base64,${letter}`}
              download={`pin-letter-${number}.pdf`}
            >
              {label}
            </ButtonLink>
          </div>
        )}
        <p>{t('Licenses.PinLead', { language: t(`Desk.Language_${language}`) })}</p>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="number" value={number} />
        <Submit of={form} label="Licenses.PinSet" look="quiet" />
      </Form>
    </Card>
  )
}
