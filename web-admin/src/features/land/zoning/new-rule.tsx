import { permissionsOfUses, usesOn, zoningLimits } from '@portal/core/zoning/rules'
import { Card } from '@portal/web-ui/card'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { District } from './queries.ts'
import { newRuleForm } from './zoning-forms.ts'

/** Of a use that the district has, or of another one. */
export function NewRule({ of: { id, rules, today } }: { of: District }) {
  const { t } = useTexts()
  const form = useAppForm(newRuleForm)
  const known = usesOn(rules, today).flatMap(
    ({ current, later }) => (current ?? later[0])?.use ?? [],
  )
  const plain = { maxLength: zoningLimits.text, autoComplete: 'off' } as const
  return (
    <Card title={t('ZoningDistricts.NewTitle')}>
      <Form of={form} look="wide">
        <p>{t('ZoningDistricts.NewLead')}</p>
        <input type="hidden" name="id" value={id} />
        <Beside>
          <TextInput
            {...form.field('use')}
            {...plain}
            hint={t('ZoningDistricts.UseHint')}
            list="known-uses"
            required
          />
          <TextInput
            {...form.field('useEs')}
            {...plain}
            hint={t('ZoningDistricts.UseEsHint')}
            lang="es"
          />
        </Beside>
        <datalist id="known-uses">
          {known.map((use) => (
            <option key={use} value={use}>
              {use}
            </option>
          ))}
        </datalist>
        <Beside>
          <Select
            {...form.field('permission', 'allowed')}
            options={permissionsOfUses.map((value) => ({
              value,
              label: t(`Zoning.Uses_${value}`),
            }))}
          />
          <TextInput {...form.field('startsOn', today)} type="date" required />
        </Beside>
        <TextInput
          {...form.field('source')}
          hint={t('ZoningDistricts.SourceHint')}
          maxLength={zoningLimits.source}
          autoComplete="off"
          required
        />
        <Submit of={form} label="ZoningDistricts.Set" />
      </Form>
    </Card>
  )
}
