import { useSuspenseQuery } from '@tanstack/react-query'
import { hourText } from '@portal/core/kernel/rules'
import { settingLimits } from '@portal/core/settings/rules'
import { getCitySettings } from '@portal/openapi/admin-client/settings'
import { keyOf } from '@portal/web-ui/api'
import { Card } from '@portal/web-ui/card'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { ChangedMeanwhile, useChangedMeanwhile } from '../../../parts/changed-meanwhile.tsx'
import { Screen } from '../../../parts/screen.tsx'
import { seenField, seenFieldsIn } from '../../../parts/seen-field.ts'
import { BroadcastSettings } from './broadcast-settings.tsx'
import { hourOptions } from './hour-options.ts'
import { MobileAppSettings } from './mobile-app-settings.tsx'
import { citySettingsQuery } from './queries.ts'
import {
  type CityFields,
  cityFieldsOf,
  cityForm,
  cityLabels,
  type HourName,
} from './settings-forms.ts'

/** What pages, mails and payments take from the city. */
export function CityScreen() {
  const { t } = useTexts()
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Settings.City')}</PageTitle>
          <p>{t('Settings.CityLead')}</p>
        </Stack>
        <CityForm />
        <BroadcastSettings />
        <MobileAppSettings />
      </Stack>
    </Screen>
  )
}

type BoxName = 'takesPartialPayments' | 'showsPermitNames' | 'showsApprovedDrawings'
type TextName = Exclude<keyof CityFields, BoxName | HourName>

const isHour = (name: keyof CityFields): name is HourName => name.startsWith('pickupReminder')

function CityForm() {
  const { t, language } = useTexts()
  const { data: city } = useSuspenseQuery(citySettingsQuery())
  const current = cityFieldsOf(city)
  const meanwhile = useChangedMeanwhile({
    form: cityForm,
    code: 'Settings.ChangedMeanwhile',
    current,
    queryKey: keyOf(getCitySettings),
    seenIn: seenFieldsIn<CityFields>,
  })
  const { isRefused, seen, isTyped } = meanwhile
  const form = useAppForm(cityForm, meanwhile.options)
  const text = (name: TextName) => ({
    ...form.field(name, current[name]),
    ...(isTyped(form, name, seen[name]) ? {} : { defaultValue: current[name] }),
    maxLength: settingLimits.text,
    autoComplete: 'off',
  })
  const url = (name: TextName) => ({
    ...text(name),
    inputMode: 'url' as const,
    maxLength: settingLimits.address,
  })
  const box = (name: BoxName) => {
    const props = form.box(name, current[name])
    return {
      ...props,
      defaultChecked: isTyped(form, name, seen[name]) ? props.defaultChecked : current[name],
    }
  }
  const hour = (name: HourName) => ({
    ...form.field(name, current[name]),
    ...(isTyped(form, name, seen[name]) ? {} : { defaultValue: current[name] }),
  })
  const shown = (name: keyof CityFields, value: string | boolean) => {
    if (typeof value === 'boolean') return t(value ? 'Util.Yes' : 'Util.No')
    return isHour(name) ? hourText(Number(value), language) : value
  }
  // Object.keys loses the constant's literal keys.
  const changed = (Object.keys(cityLabels) as (keyof CityFields)[])
    .filter((name) => seen[name] !== current[name])
    .map((name) => ({
      field: t(cityLabels[name]),
      from: shown(name, seen[name]),
      to: shown(name, current[name]),
    }))
  return (
    <Stack>
      {isRefused && <ChangedMeanwhile changes={changed} />}
      <Form of={form} look="wide">
        <input type="hidden" name="version" value={city.version} />
        <input type="hidden" name={seenField} value={JSON.stringify(current)} />
        <Card title={t('Settings.Contact')}>
          <TextInput {...text('name')} hint={t('Settings.NameHint')} />
          <Beside>
            <TextInput {...text('phone')} inputMode="tel" />
            <TextInput {...text('helpMail')} inputMode="email" />
          </Beside>
          <Beside>
            <TextInput {...text('addressLine1')} />
            <TextInput {...text('addressLine2')} />
          </Beside>
        </Card>
        <Card title={t('Settings.Payments')}>
          <Checkbox {...box('takesPartialPayments')} />
          <Beside>
            <TextInput
              {...text('overpaymentLimit')}
              hint={t('Settings.OverpaymentLimitHint')}
              inputMode="decimal"
            />
            <TextInput
              {...text('refundLimit')}
              optional
              hint={t('Settings.RefundLimitHint')}
              inputMode="decimal"
            />
          </Beside>
        </Card>
        <Card title={t('Settings.Permits')}>
          <Checkbox {...box('showsPermitNames')} />
          <Checkbox {...box('showsApprovedDrawings')} />
        </Card>
        <Card title={t('Settings.Pickups')}>
          <Beside>
            <Select {...hour('pickupReminderFrom')} options={hourOptions('from', language)} />
            <Select {...hour('pickupReminderTo')} options={hourOptions('to', language)} />
          </Beside>
        </Card>
        <Card title={t('Settings.Addresses')}>
          <TextInput {...url('websiteUrl')} />
          <Beside>
            <TextInput {...url('chatUrl')} optional />
            <TextInput {...url('mobileAppUrl')} optional />
          </Beside>
        </Card>
        <Submit of={form} label="Settings.Save" />
      </Form>
    </Stack>
  )
}
