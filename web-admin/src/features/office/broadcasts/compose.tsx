import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  audienceOptions,
  broadcastChannels,
  broadcastErrors,
  broadcastLimits,
} from '@portal/core/broadcasts/rules'
import { Button } from '@portal/web-ui/button'
import { CheckboxGroup } from '@portal/web-ui/checkbox-group'
import { Beside } from '@portal/web-ui/field-set'
import { Form } from '@portal/web-ui/form'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { Stack } from '@portal/web-ui/layout'
import { Select } from '@portal/web-ui/select'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { FormUse } from '@portal/web-ui/use-form'
import { OpenPanel, useFromServer } from '../../../parts/open-panel.tsx'
import { pickupQuery } from '../../land/pickup/queries.ts'
import { useRuleWords } from '../../land/pickup/use-rule-words.ts'
import { broadcastFields, broadcastForm, textsIn } from './broadcast-forms.ts'
import { backToBroadcasts } from './broadcasts-path.ts'
import styles from './broadcasts.module.css'
import { Phone } from './phone.tsx'

const empty = { englishTitle: '', spanishTitle: '', englishBody: '', spanishBody: '' }

/** A new message to many (spec, admin section 2.8). */
export function Compose() {
  const { t } = useTexts()
  const form = useAppForm(broadcastForm)
  const isFromServer = useFromServer()
  const [said, setSaid] = useState(form.typed ? textsIn(form.typed) : empty)
  const shown = form.ask?.about
  const isLacking = !isFromServer && broadcastErrors(said).length > 0
  const title = { maxLength: broadcastLimits.title, autoComplete: 'off' }
  const body = { maxLength: broadcastLimits.body, rows: 4 }
  return (
    <OpenPanel title={t('Broadcasts.New')} back={backToBroadcasts} size="wide">
      <Form
        of={form}
        look="wide"
        onInput={(event) => setSaid(textsIn(fieldsIn(event.currentTarget)))}
      >
        {shown !== undefined && <input type="hidden" name={broadcastFields.shown} value={shown} />}
        <Beside>
          <Stack>
            <TextInput {...form.field('englishTitle')} {...title} lang="en" />
            <TextArea {...form.field('englishBody')} {...body} lang="en" optional />
          </Stack>
          <Stack>
            <TextInput {...form.field('spanishTitle')} {...title} lang="es" />
            <TextArea {...form.field('spanishBody')} {...body} lang="es" optional />
          </Stack>
        </Beside>
        <div className={styles.phones}>
          <Phone language="en" title={said.englishTitle} body={said.englishBody} />
          <Phone language="es" title={said.spanishTitle} body={said.spanishBody} />
        </div>
        <Who form={form} />
        <How form={form} />
        <div className={styles.bar}>
          <Button
            type="submit"
            name={broadcastFields.step}
            value="send"
            disabledReason={isLacking ? t('Broadcasts.SendReason') : undefined}
          >
            {t(shown === undefined ? 'Broadcasts.Check' : 'Broadcasts.Send')}
          </Button>
          <Button type="submit" name={broadcastFields.step} value="test-en" look="quiet">
            {t('Broadcasts.TestEnglish')}
          </Button>
          <Button type="submit" name={broadcastFields.step} value="test-es" look="quiet">
            {t('Broadcasts.TestSpanish')}
          </Button>
        </div>
      </Form>
    </OpenPanel>
  )
}

const weekdays = [1, 2, 3, 4, 5] as const

const chosen = ({ typed }: FormUse, name: string, first: readonly string[] = []) =>
  typed?.texts(name) ?? first

function Who({ form }: { form: FormUse }) {
  const { t } = useTexts()
  const { districts } = useSuspenseQuery(pickupQuery()).data
  const { districtName, weekdayName } = useRuleWords(districts)
  return (
    <>
      <Beside>
        <CheckboxGroup
          {...form.field('options')}
          defaultValue={chosen(form, 'options')}
          hint={t('Broadcasts.OptionsHint')}
          options={audienceOptions.map((value) => ({
            value,
            label: t(`Broadcasts.Option_${value}`),
          }))}
        />
        <Select
          {...form.field('language', '')}
          options={[
            { value: '', label: t('Broadcasts.BothLanguages') },
            { value: 'en', label: t('Broadcasts.OnlyEnglish') },
            { value: 'es', label: t('Broadcasts.OnlySpanish') },
          ]}
        />
      </Beside>
      <details open={chosen(form, 'districts').length + chosen(form, 'routes').length > 0}>
        <summary>{t('Broadcasts.Where')}</summary>
        <Beside>
          <CheckboxGroup
            {...form.field('districts')}
            defaultValue={chosen(form, 'districts')}
            options={districts.map(({ code }) => ({ value: code, label: districtName(code) }))}
          />
          <CheckboxGroup
            {...form.field('routes')}
            defaultValue={chosen(form, 'routes')}
            options={weekdays.map((day) => ({ value: String(day), label: weekdayName(day) }))}
          />
        </Beside>
      </details>
    </>
  )
}

function How({ form }: { form: FormUse }) {
  const { t } = useTexts()
  const isOpen = form.errorOf('sendAt') !== undefined || chosen(form, 'sendAt').some(Boolean)
  return (
    <>
      <CheckboxGroup
        {...form.field('channels')}
        defaultValue={chosen(form, 'channels', broadcastChannels)}
        hint={t('Broadcasts.ChannelsHint')}
        options={broadcastChannels
          .filter((channel) => channel !== 'inbox')
          .map((value) => ({ value, label: t(`Broadcasts.Channel_${value}`) }))}
      />
      <details open={isOpen}>
        <summary>{t('Broadcasts.When')}</summary>
        <Beside>
          <TextInput
            {...form.field('sendAt')}
            type="datetime-local"
            hint={t('Broadcasts.SendAtHint')}
            optional
          />
          <TextInput
            {...form.field('urgentReason')}
            hint={t('Broadcasts.UrgentHint')}
            maxLength={broadcastLimits.reason}
            autoComplete="off"
            optional
          />
        </Beside>
      </details>
    </>
  )
}
