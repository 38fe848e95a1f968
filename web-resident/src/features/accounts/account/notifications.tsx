import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hourText, languageOptions } from '@portal/core/kernel/rules'
import { notificationKinds } from '@portal/core/profiles/rules'
import {
  getPushKey,
  subscribePush,
  unsubscribePush,
} from '@portal/openapi/resident-client/messages'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Beside, FieldSet } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Late } from '@portal/web-ui/late'
import { Stack } from '@portal/web-ui/layout'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { PushChoice } from '@portal/web-ui/push-choice'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { AlwaysSent } from './always-sent.tsx'
import { KindChoices } from './kind-choices.tsx'
import { notificationChoicesForm, shownName } from './notification-choices-form.ts'
import styles from './notification-choices.module.css'
import { type KindChoice, notificationChoicesQuery } from './queries.ts'

/** Those that the quiet hours begin with, when a person turns them on. */
const usualQuiet = { from: 21, to: 7 }

interface Asked {
  readonly kind: KindChoice
  readonly box: HTMLInputElement
}

/** A message explains the first opt-out (spec, resident section 4). */
export function Notifications() {
  const { t, language } = useTexts()
  const { call, page } = useApp()
  const { data } = useSuspenseQuery(notificationChoicesQuery())
  const form = useAppForm(notificationChoicesForm)
  const [asked, setAsked] = useState<Asked>()
  const kinds = data.kinds.filter(
    ({ notificationId }) =>
      notificationId !== 'delinquent-billing' || page.flags.EnableDelinquentBillingNotifications,
  )
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: hourText(hour, language),
  }))
  const quiet = data.quietHours ?? usualQuiet

  return (
    <Stack>
      <p>
        {t('NotificationChoices.Lead')}{' '}
        <a href="/account/notifications/log">{t('NotificationChoices.LogOpen')}</a>
      </p>
      <Form of={form} action="#notification-section" look="wide">
        <div className={styles.kinds}>
          {kinds.map((kind) => (
            <KindChoices
              key={kind.notificationId}
              kind={kind}
              typed={form.typed}
              onOff={(box) => {
                if (!data.kinds.some(isOff)) setAsked({ kind, box })
              }}
            />
          ))}
        </div>
        {kinds.map(({ notificationId }) => (
          <input key={notificationId} type="hidden" name={shownName} value={notificationId} />
        ))}
        <Select
          {...form.field('language', data.language)}
          id="message-language"
          hint={t('NotificationChoices.LanguageHint')}
          options={languageOptions.map(({ i18nCode, nativeName }) => ({
            value: i18nCode,
            label: nativeName,
          }))}
        />
        <FieldSet legend={t('NotificationChoices.Quiet')}>
          <Checkbox
            {...form.box('quietOn', data.quietHours !== null)}
            hint={t('NotificationChoices.QuietHint')}
          />
          <Beside>
            <Select {...form.field('quietFrom', String(quiet.from))} options={hours} />
            <Select {...form.field('quietTo', String(quiet.to))} options={hours} />
          </Beside>
        </FieldSet>
        <Submit of={form} label="NotificationChoices.Save" busyLabel="NotificationChoices.Saving" />
      </Form>
      <AlwaysSent />
      <PushChoice
        hint="Push.Hint"
        calls={{
          getKey: () => call(getPushKey),
          subscribe: (body) => call(subscribePush, { body }),
          unsubscribe: (endpoint) => call(unsubscribePush, { query: { endpoint } }),
        }}
      />
      {asked && (
        <Late>
          {() => (
            <MessageDialog
              kind="warning"
              title={t('Profile.OptOutTitle')}
              confirmLabel={t('Profile.OptOut')}
              onConfirm={() => setAsked(undefined)}
              onClose={() => {
                asked.box.checked = true
                setAsked(undefined)
              }}
            >
              <p>
                {t('Profile.OptOutText', {
                  name: t(notificationKinds[asked.kind.notificationId].name),
                })}
              </p>
            </MessageDialog>
          )}
        </Late>
      )}
    </Stack>
  )
}

/** What always comes by every channel is not off. */
function isOff({ channels, always, ...by }: KindChoice): boolean {
  const free = channels.filter((channel) => !always.includes(channel))
  return free.length > 0 && free.every((channel) => !by[channel])
}
