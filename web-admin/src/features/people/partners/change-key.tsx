import { isWorking, rotationChoices } from '@portal/core/partners/rules'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { KeyFields } from './key-fields.tsx'
import { keepTexts } from './key-texts.ts'
import { NewKey } from './new-key.tsx'
import { keyForm, rotateKeyForm } from './partner-forms.ts'
import type { PartnerKey } from './queries.ts'

interface ChangeKeyProps {
  of: PartnerKey
  partnerId: string
}

/** Changes what a key can do, or replaces it. What has ended shows only the key that replaced it. */
export function ChangeKey({ of: key, partnerId }: ChangeKeyProps) {
  const { t } = useTexts()
  const canChange = isWorking(key.status)
  return (
    <>
      {canChange && <Edit key={key.version} of={key} />}
      <Rotate of={key} canChange={canChange} />
      <p>
        <a href={`/partners/${partnerId}`}>{t('Partners.Cancel')}</a>
      </p>
    </>
  )
}

function Edit({ of: key }: { of: PartnerKey }) {
  const { t } = useTexts()
  const form = useAppForm(keyForm)
  return (
    <Card title={t('Partners.EditKey', { name: key.name })}>
      <Form of={form}>
        <input type="hidden" name="id" value={key.id} />
        <input type="hidden" name="version" value={key.version} />
        <KeyFields of={form} first={key} />
        <Submit of={form} label="Partners.Save" />
      </Form>
    </Card>
  )
}

function Rotate({ of: { id, name, version }, canChange }: { of: PartnerKey; canChange: boolean }) {
  const { t } = useTexts()
  const form = useAppForm(rotateKeyForm)
  return (
    <Card title={t('Partners.RotateOne', { name })}>
      {canChange ? (
        <Form of={form}>
          <NewKey of={form} />
          <p>{t('Partners.RotateText')}</p>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="rotatedName" value={name} />
          <Select
            {...form.field('keepHours', '24')}
            options={rotationChoices.map((hours) => ({
              value: String(hours),
              label: t(keepTexts[hours]),
            }))}
          />
          <Submit of={form} label="Partners.RotateSure" />
        </Form>
      ) : (
        <>
          {form.report}
          <NewKey of={form} />
          {!form.given && <p>{t('Partners.KeyEnded')}</p>}
        </>
      )}
    </Card>
  )
}
