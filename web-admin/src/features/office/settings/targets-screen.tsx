import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryFacts, reportCategoryNames } from '@portal/core/report-categories/rules'
import { settingLimits } from '@portal/core/settings/rules'
import { getServiceTargets } from '@portal/openapi/admin-client/settings'
import { keyOf } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { ChangedMeanwhile, useChangedMeanwhile } from '../../../parts/changed-meanwhile.tsx'
import { Screen } from '../../../parts/screen.tsx'
import { seenField, seenFieldsIn } from '../../../parts/seen-field.ts'
import { type ServiceTargets, serviceTargetsQuery } from './queries.ts'
import styles from './settings.module.css'
import {
  deleteHolidayForm,
  holidayForm,
  type TargetFields,
  targetFieldsOf,
  targetsForm,
} from './target-forms.ts'

/** Administrators change them; all who see requests see why one is due when it is. */
export function TargetsScreen() {
  const { t } = useTexts()
  const isAdministrator = useApp().page.viewer.roles.includes('administrator')
  const { data } = useSuspenseQuery(serviceTargetsQuery())
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Targets.Title')}</PageTitle>
          <p>{t('Targets.Lead')}</p>
          <p>{t('Targets.FromNow')}</p>
        </Stack>
        {isAdministrator ? <TargetsForm of={data} /> : <TargetList of={data} />}
        <Holidays of={data} isEditable={isAdministrator} />
      </Stack>
    </Screen>
  )
}

interface Of {
  of: ServiceTargets
}

function TargetList({ of: { targets } }: Of) {
  const { t } = useTexts()
  return (
    <ul className={styles.rows}>
      {reportCategoryNames.map((category) => (
        <li key={category}>
          <span>{t(categoryFacts(category).name)}</span>
          <span>{targets[category] ?? '–'}</span>
        </li>
      ))}
    </ul>
  )
}

function TargetsForm({ of: { targets, version } }: Of) {
  const { t } = useTexts()
  const current = targetFieldsOf(targets)
  const { isRefused, seen, isTyped, options } = useChangedMeanwhile({
    form: targetsForm,
    code: 'Settings.ChangedMeanwhile',
    current,
    queryKey: keyOf(getServiceTargets),
    seenIn: seenFieldsIn<TargetFields>,
  })
  const form = useAppForm(targetsForm, options)
  const changes = reportCategoryNames
    .filter((name) => seen[name] !== current[name])
    .map((name) => ({ field: t(categoryFacts(name).name), from: seen[name], to: current[name] }))
  return (
    <Stack>
      {isRefused && <ChangedMeanwhile changes={changes} />}
      <Form of={form} look="wide">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name={seenField} value={JSON.stringify(current)} />
        <Card title={t('Targets.Days')}>
          <p>{t('Targets.DaysHint')}</p>
          <div className={styles.fields}>
            {reportCategoryNames.map((name) => (
              <TextInput
                key={name}
                {...form.field(name, current[name])}
                {...(isTyped(form, name, seen[name]) ? {} : { defaultValue: current[name] })}
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
              />
            ))}
          </div>
        </Card>
        <Submit of={form} label="Targets.Save" />
      </Form>
    </Stack>
  )
}

function Holidays({ of: { holidays }, isEditable }: Of & { isEditable: boolean }) {
  const { t, format } = useTexts()
  return (
    <section aria-labelledby="holidays-title">
      <Stack>
        <h2 id="holidays-title">{t('Targets.Holidays')}</h2>
        <p>{t('Targets.HolidaysLead')}</p>
        {holidays.length === 0 && <EmptyState title={t('Targets.NoHolidays')} />}
        {holidays.length > 0 && (
          <ul className={styles.rows}>
            {holidays.map(({ day, name }) => (
              <li key={day}>
                <div className={styles.head}>
                  <strong>{name}</strong>
                  <span className={styles.soft}>
                    {format.date(day, 'weekday')}, {format.date(day)}
                  </span>
                </div>
                {isEditable && <DeleteHoliday day={day} name={name} />}
              </li>
            ))}
          </ul>
        )}
        {isEditable && <AddHoliday />}
      </Stack>
    </section>
  )
}

function DeleteHoliday({ day, name }: ServiceTargets['holidays'][number]) {
  const { t, format } = useTexts()
  const form = useAppForm(deleteHolidayForm)
  return (
    <Form of={form}>
      <input type="hidden" name="day" value={day} />
      <Button type="submit" look="quiet">
        <span aria-hidden>{t('Targets.Delete')}</span>
        <VisuallyHidden>{t('Targets.DeleteOne', { name, date: format.date(day) })}</VisuallyHidden>
      </Button>
    </Form>
  )
}

function AddHoliday() {
  const { t } = useTexts()
  const [added, setAdded] = useState(0)
  const form = useAppForm(holidayForm, { onAccepted: () => setAdded((count) => count + 1) })
  return (
    <Card title={t('Targets.Add')}>
      <Form of={form} key={added} look="wide">
        <div className={styles.fields}>
          <TextInput {...form.field('day')} type="date" />
          <TextInput {...form.field('name')} maxLength={settingLimits.text} autoComplete="off" />
        </div>
        <Submit of={form} label="Targets.Add" look="quiet" />
      </Form>
    </Card>
  )
}
