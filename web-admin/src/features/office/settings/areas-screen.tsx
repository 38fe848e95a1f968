import { useSuspenseQuery } from '@tanstack/react-query'
import { areaField, settingLimits } from '@portal/core/settings/rules'
import { listAreas } from '@portal/openapi/admin-client/settings'
import { keyOf } from '@portal/web-ui/api'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { ChangedMeanwhile, useChangedMeanwhile } from '../../../parts/changed-meanwhile.tsx'
import { Screen } from '../../../parts/screen.tsx'
import { seenField, seenFieldsIn } from '../../../parts/seen-field.ts'
import { areaText } from '../../casework/case-queue/names.ts'
import { type AreaFields, areaFieldsOf, areasForm } from './area-form.ts'
import { type Areas, areasQuery } from './queries.ts'
import styles from './settings.module.css'

/** Administrators name the areas; all staff see what is open there and who gets it. */
export function AreasScreen() {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(areasQuery())
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Areas.Title')}</PageTitle>
          <p>{t('Areas.Lead')}</p>
          <p>
            <a href="/teams">{t('Areas.ChangeRules')}</a>
          </p>
        </Stack>
        {data.areas.length === 0 ? <EmptyState title={t('Areas.None')} /> : <AreaList of={data} />}
      </Stack>
    </Screen>
  )
}

function AreaList({ of }: { of: Areas }) {
  const { t } = useTexts()
  const isAdministrator = useApp().page.viewer.roles.includes('administrator')
  const current = areaFieldsOf(of)
  const { isRefused, seen, isTyped, options } = useChangedMeanwhile({
    form: areasForm,
    code: 'Settings.ChangedMeanwhile',
    current,
    queryKey: keyOf(listAreas),
    seenIn: seenFieldsIn<AreaFields>,
  })
  const form = useAppForm(areasForm, options)
  const label = (code: string) => t('Areas.Name', { area: code })
  const changes = of.areas
    .map(({ code, name }) => ({
      field: label(code),
      from: seen[areaField(code)] ?? '',
      to: name,
    }))
    .filter(({ from, to }) => from !== to)
  const list = (
    <ul className={styles.rows}>
      {of.areas.map((area) => (
        <li key={area.code}>
          <About area={area} />
          {isAdministrator && (
            <div className={styles.name}>
              <input type="hidden" name="code" value={area.code} />
              <TextInput
                {...form.field(areaField(area.code), area.name)}
                {...(isTyped(form, areaField(area.code), seen[areaField(area.code)] ?? '')
                  ? {}
                  : { defaultValue: area.name })}
                label={label(area.code)}
                optional
                maxLength={settingLimits.areaName}
                autoComplete="off"
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
  if (!isAdministrator) return list
  return (
    <Stack>
      {isRefused && <ChangedMeanwhile changes={changes} />}
      <Form of={form} look="wide">
        <input type="hidden" name="version" value={of.version} />
        <input type="hidden" name={seenField} value={JSON.stringify(current)} />
        {list}
        <Submit of={form} label="Areas.Save" />
      </Form>
    </Stack>
  )
}

function About({ area }: { area: Areas['areas'][number] }) {
  const { t } = useTexts()
  const { code, name, addressCount, openCount, goesTo } = area
  return (
    <div className={styles.head}>
      <strong>{areaText(t, code, name)}</strong>
      <span className={styles.soft}>
        {t('Areas.Addresses', { count: addressCount })}
        {' · '}
        <a href={`/requests?area=${encodeURIComponent(code)}`}>
          {t('Areas.Open', { count: openCount })}
        </a>
      </span>
      <span className={styles.soft}>
        {goesTo.length > 0
          ? t('Areas.GoesTo', { names: goesTo.join(', ') })
          : t('Areas.GoesNowhere')}
      </span>
    </div>
  )
}
