import { useSuspenseQuery } from '@tanstack/react-query'
import { inboxChoices } from '@portal/core/staff-inbox/rules'
import {
  getStaffPushKey,
  subscribeStaffPush,
  unsubscribeStaffPush,
} from '@portal/openapi/admin-client/staff-inbox'
import { Card } from '@portal/web-ui/card'
import { Beside, FieldSet } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { PushChoice } from '@portal/web-ui/push-choice'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { settingsForm } from './inbox-forms.ts'
import styles from './inbox.module.css'
import { type InboxSetting, settingsQuery } from './queries.ts'

/** What the person who is logged in gets besides the inbox. */
export function InboxSettingsScreen() {
  const { t } = useTexts()
  const { call } = useApp()
  const { data: settings } = useSuspenseQuery(settingsQuery())
  return (
    <Screen>
      <Stack>
        <Stack gap="tight">
          <PageTitle>{t('Inbox.Settings')}</PageTitle>
          <p>{t('Inbox.SettingsLead')}</p>
          <p>
            <a href="/inbox">{t('Inbox.BackToInbox')}</a>
          </p>
        </Stack>
        {settings.length === 0 ? (
          <p>{t('Inbox.NoKinds')}</p>
        ) : (
          <div className={styles.settings}>
            <Choices settings={settings} />
            <Card title={t('Inbox.PushTitle')}>
              <PushChoice
                hint="Inbox.PushHint"
                calls={{
                  getKey: () => call(getStaffPushKey),
                  subscribe: (body) => call(subscribeStaffPush, { body }),
                  unsubscribe: (endpoint) => call(unsubscribeStaffPush, { query: { endpoint } }),
                }}
              />
            </Card>
          </div>
        )}
      </Stack>
    </Screen>
  )
}

function Choices({ settings }: { settings: readonly InboxSetting[] }) {
  const { t } = useTexts()
  const form = useAppForm(settingsForm)
  const options = inboxChoices.map((value) => ({ value, label: t(`Inbox.choice-${value}`) }))
  return (
    <Form of={form}>
      {settings.map(({ kind, mail, push }) => (
        <FieldSet key={kind} look="panel" legend={t(`Inbox.kind-${kind}`)}>
          <Beside>
            <Select
              name={`mail-${kind}`}
              label={t('Inbox.Mail')}
              options={options}
              defaultValue={form.typed?.text(`mail-${kind}`) || mail}
            />
            <Select
              name={`push-${kind}`}
              label={t('Inbox.Push')}
              options={options}
              defaultValue={form.typed?.text(`push-${kind}`) || push}
            />
          </Beside>
        </FieldSet>
      ))}
      <Submit of={form} label="Inbox.Save" />
    </Form>
  )
}
