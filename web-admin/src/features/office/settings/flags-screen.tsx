import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { Select } from '@portal/web-ui/select'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { Screen } from '../../../parts/screen.tsx'
import { type FlagSetting, flagSettingsQuery } from './queries.ts'
import { endPersonFlagForm, flagForm, personFlagForm } from './settings-forms.ts'
import styles from './settings.module.css'

/** Features that a city turns on and off, for all or for one person. */
export function FlagsScreen() {
  const { t } = useTexts()
  const isAdministrator = useApp().page.viewer.roles.includes('administrator')
  const { data: flags } = useSuspenseQuery(flagSettingsQuery())
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Settings.Flags')}</PageTitle>
          <p>{t('Settings.FlagsLead')}</p>
        </Stack>
        {isAdministrator && <ForPerson flags={flags} />}
        <section aria-labelledby="flags-title">
          <Stack>
            <h2 id="flags-title">{t('Settings.ForAll')}</h2>
            <ul className={styles.rows}>
              {flags.map((flag) => (
                <li key={flag.name}>
                  <Flag flag={flag} isEditable={isAdministrator} />
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      </Stack>
    </Screen>
  )
}

interface FlagProps {
  flag: FlagSetting
  isEditable: boolean
}

function Flag({ flag, isEditable }: FlagProps) {
  const { t } = useTexts()
  const name = t(`Settings.Flag_${flag.name}`)
  return (
    <>
      <div className={styles.head}>
        <h3>{name}</h3>
        <code className={styles.soft}>{flag.name}</code>
      </div>
      <StatusBadge color={flag.isEnabled ? 'green' : 'gray'}>
        {t(flag.isEnabled ? 'Settings.On' : 'Settings.Off')}
      </StatusBadge>
      {isEditable && <SetFlag flag={flag} name={name} />}
      {flag.people.length > 0 && (
        <ul className={styles.people} aria-label={t('Settings.OwnValue', { name })}>
          {flag.people.map((person) => (
            <li key={person.id}>
              <a href={`/people/${person.id}`}>{person.name}</a>{' '}
              <span className={styles.soft}>{person.email}</span>{' '}
              <StatusBadge color={person.isEnabled ? 'green' : 'gray'}>
                {t(person.isEnabled ? 'Settings.On' : 'Settings.Off')}
              </StatusBadge>
              {isEditable && <EndOwn flag={flag} name={name} person={person} />}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function SetFlag({ flag, name }: { flag: FlagSetting; name: string }) {
  const { t } = useTexts()
  const form = useAppForm(flagForm)
  const state = flag.isDefault ? '' : flag.isEnabled ? 'on' : 'off'
  return (
    <Form of={form}>
      <input type="hidden" name="name" value={flag.name} />
      <div className={styles.inline}>
        <Select
          {...form.field('state', state)}
          // The list has the form once for each feature.
          key={state}
          id={`state-${flag.name}`}
          label={<VisuallyHidden>{t('Settings.StateOf', { name })}</VisuallyHidden>}
          options={[
            { value: '', label: t(flag.default ? 'Settings.DefaultOn' : 'Settings.DefaultOff') },
            { value: 'on', label: t('Settings.On') },
            { value: 'off', label: t('Settings.Off') },
          ]}
        />
        <Button type="submit" look="quiet">
          {t('Settings.Save')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </Form>
  )
}

interface EndOwnProps {
  flag: FlagSetting
  name: string
  person: FlagSetting['people'][number]
}

function EndOwn({ flag, name, person }: EndOwnProps) {
  const { t } = useTexts()
  const form = useAppForm(endPersonFlagForm)
  return (
    <Form of={form}>
      <input type="hidden" name="name" value={flag.name} />
      <input type="hidden" name="email" value={person.email} />
      <Button type="submit" look="quiet">
        <span aria-hidden>{t('Settings.AsOthersShort')}</span>
        <VisuallyHidden>{t('Settings.SetAsOthers', { name, person: person.name })}</VisuallyHidden>
      </Button>
    </Form>
  )
}

function ForPerson({ flags }: { flags: readonly FlagSetting[] }) {
  const { t } = useTexts()
  const [sent, setSent] = useState(0)
  const form = useAppForm(personFlagForm, { onAccepted: () => setSent((count) => count + 1) })
  return (
    <Card title={t('Settings.ForPerson')}>
      <Form of={form} key={sent} look="wide">
        <div className={styles.fields}>
          <Select
            {...form.field('name', '')}
            placeholder={t('Settings.ChooseFlag')}
            options={flags.map(({ name }) => ({ value: name, label: t(`Settings.Flag_${name}`) }))}
          />
          <TextInput {...form.field('email')} type="email" autoComplete="off" />
          <Select
            {...form.field('state', 'on')}
            options={[
              { value: 'on', label: t('Settings.On') },
              { value: 'off', label: t('Settings.Off') },
              { value: '', label: t('Settings.AsOthers') },
            ]}
          />
        </div>
        <Submit of={form} label="Settings.SaveForPerson" look="quiet" />
      </Form>
    </Card>
  )
}
