import { useSuspenseQuery } from '@tanstack/react-query'
import { hourText } from '@portal/core/kernel/rules'
import { getBroadcastSettings } from '@portal/openapi/admin-client/settings'
import { keyOf } from '@portal/web-ui/api'
import { Card } from '@portal/web-ui/card'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { ChangedMeanwhile, useChangedMeanwhile } from '../../../parts/changed-meanwhile.tsx'
import { seenField, seenFieldsIn } from '../../../parts/seen-field.ts'
import {
  type BroadcastFields,
  broadcastFieldNames,
  broadcastFieldsOf,
  broadcastSettingsForm,
} from './broadcast-settings-form.ts'
import { hourOptions } from './hour-options.ts'
import { broadcastSettingsQuery } from './queries.ts'

/** When messages to many wait, and above which size a second person approves them. */
export function BroadcastSettings() {
  const { t, language } = useTexts()
  const { data } = useSuspenseQuery(broadcastSettingsQuery())
  const current = broadcastFieldsOf(data)
  const { isRefused, seen, isTyped, options } = useChangedMeanwhile({
    form: broadcastSettingsForm,
    code: 'Settings.ChangedMeanwhile',
    current,
    queryKey: keyOf(getBroadcastSettings),
    seenIn: seenFieldsIn<BroadcastFields>,
  })
  const form = useAppForm(broadcastSettingsForm, options)
  const shown = (name: keyof BroadcastFields, value: string) =>
    name === 'secondPersonAbove' ? value : hourText(Number(value), language)
  const changes = broadcastFieldNames
    .filter((name) => seen[name] !== current[name])
    .map((name) => ({
      field: form.field(name).label,
      from: shown(name, seen[name]),
      to: shown(name, current[name]),
    }))
  const field = (name: keyof BroadcastFields) => ({
    ...form.field(name, current[name]),
    ...(isTyped(form, name, seen[name]) ? {} : { defaultValue: current[name] }),
  })
  const hours = hourOptions('from', language)
  return (
    <Card title={t('Broadcasts.Settings')}>
      {isRefused && <ChangedMeanwhile changes={changes} />}
      <Form of={form} look="wide">
        <input type="hidden" name="version" value={data.version} />
        <input type="hidden" name={seenField} value={JSON.stringify(current)} />
        <p>{t('Broadcasts.SettingsLead')}</p>
        <Beside>
          <Select {...field('quietFrom')} options={hours} />
          <Select {...field('quietTo')} options={hours} hint={t('Broadcasts.QuietHint')} />
        </Beside>
        <TextInput
          {...field('secondPersonAbove')}
          optional
          inputMode="numeric"
          maxLength={8}
          autoComplete="off"
          hint={t('Broadcasts.SecondPersonHint')}
        />
        <Submit of={form} label="Broadcasts.SettingsSave" />
      </Form>
    </Card>
  )
}
