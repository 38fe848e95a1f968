import { useSuspenseQuery } from '@tanstack/react-query'
import { mobileLimits } from '@portal/core/mobile-apps/rules'
import { getMobileApps } from '@portal/openapi/admin-client/settings'
import { keyOf } from '@portal/web-ui/api'
import { Card } from '@portal/web-ui/card'
import { Beside, FieldSet } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { ChangedMeanwhile, useChangedMeanwhile } from '../../../parts/changed-meanwhile.tsx'
import { seenField, seenFieldsIn } from '../../../parts/seen-field.ts'
import {
  type MobileAppFields,
  mobileAppFieldNames,
  mobileAppFieldsOf,
  mobileAppForm,
} from './mobile-app-form.ts'
import { mobileAppsQuery } from './queries.ts'

/** Which apps open the portal's links, from which version, and what all of them say. */
export function MobileAppSettings() {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(mobileAppsQuery())
  const current = mobileAppFieldsOf(data)
  const { isRefused, seen, isTyped, options } = useChangedMeanwhile({
    form: mobileAppForm,
    code: 'Settings.ChangedMeanwhile',
    current,
    queryKey: keyOf(getMobileApps),
    seenIn: seenFieldsIn<MobileAppFields>,
  })
  const form = useAppForm(mobileAppForm, options)
  const changes = mobileAppFieldNames
    .filter((name) => seen[name] !== current[name])
    .map((name) => ({ field: form.field(name).label, from: seen[name], to: current[name] }))
  const field = (name: keyof MobileAppFields) => ({
    ...form.field(name, current[name]),
    ...(isTyped(form, name, seen[name]) ? {} : { defaultValue: current[name] }),
    optional: true,
    autoComplete: 'off',
  })
  const version = { maxLength: mobileLimits.version, hint: t('MobileApps.VersionHint') }
  const url = { maxLength: mobileLimits.address, inputMode: 'url' as const }
  const list = { rows: 2, spellCheck: false }
  return (
    <Card title={t('MobileApps.Title')}>
      {isRefused && <ChangedMeanwhile changes={changes} />}
      <Form of={form} look="wide">
        <input type="hidden" name="version" value={data.version} />
        <input type="hidden" name={seenField} value={JSON.stringify(current)} />
        <p>{t('MobileApps.Lead')}</p>
        <FieldSet legend={t('MobileApps.Ios')}>
          <TextArea
            {...field('iosAppIds')}
            {...list}
            maxLength={mobileLimits.apps * mobileLimits.appId}
            hint={t('MobileApps.IosAppIdsHint')}
          />
          <Beside>
            <TextInput {...field('iosMinimumVersion')} {...version} />
            <TextInput {...field('iosStoreUrl')} {...url} />
          </Beside>
        </FieldSet>
        <FieldSet legend={t('MobileApps.Android')}>
          <TextInput {...field('androidPackageName')} maxLength={mobileLimits.appId} />
          <TextArea
            {...field('androidFingerprints')}
            {...list}
            maxLength={mobileLimits.apps * (mobileLimits.fingerprint + 1)}
            hint={t('MobileApps.FingerprintsHint')}
          />
          <Beside>
            <TextInput {...field('androidMinimumVersion')} {...version} />
            <TextInput {...field('androidStoreUrl')} {...url} />
          </Beside>
        </FieldSet>
        <FieldSet legend={t('MobileApps.Notice')}>
          <TextArea
            {...field('noticeEn')}
            rows={2}
            maxLength={mobileLimits.notice}
            hint={t('MobileApps.NoticeHint')}
          />
          <TextArea {...field('noticeEs')} rows={2} maxLength={mobileLimits.notice} />
        </FieldSet>
        <Submit of={form} label="MobileApps.Save" />
      </Form>
    </Card>
  )
}
