import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type BroadcastTexts,
  broadcastChannels,
  broadcastErrors,
  broadcastLimits,
  everyone,
  longestOf,
} from '@portal/core/broadcasts/rules'
import { countGraphemes } from '@portal/core/kernel/rules'
import { Button } from '@portal/web-ui/button'
import { CheckboxGroup } from '@portal/web-ui/checkbox-group'
import { Beside, FieldSet } from '@portal/web-ui/field-set'
import { Form } from '@portal/web-ui/form'
import { type Fields, fieldsIn } from '@portal/web-ui/forms/fields'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { FormUse } from '@portal/web-ui/use-form'
import { OpenPanel, useFromServer } from '../../../parts/open-panel.tsx'
import { AudienceChoice } from './audience-choice.tsx'
import { audienceIn, channelsIn, fieldsOfAudience } from './audience-fields.ts'
import { AudienceSize } from './audience-size.tsx'
import { allIn, broadcastFields, broadcastForm, textsIn } from './broadcast-forms.ts'
import { backToBroadcasts } from './broadcasts-path.ts'
import styles from './broadcasts.module.css'
import { Phone, Phones } from './phone.tsx'
import { type Broadcast, choicesQuery } from './queries.ts'
import { DeleteAudiences, SaveAudience } from './saved-audiences.tsx'
import { useAudienceWords } from './use-audience-words.ts'

/** What the form starts with: nothing, or what an earlier message said. */
const firstOf = (from: Broadcast | undefined) => ({
  texts: {
    englishTitle: from?.EnglishTitle ?? '',
    englishBody: from?.EnglishBody ?? '',
    spanishTitle: from?.SpanishTitle ?? '',
    spanishBody: from?.SpanishBody ?? '',
  },
  chosen: {
    options: from?.audience ?? { ...everyone, boards: [], districts: [], routes: [] },
    channels: from?.channels ?? [...broadcastChannels],
  },
})

const writtenIn = (fields: Fields) => ({
  texts: textsIn(fields),
  chosen: { options: audienceIn(fields), channels: channelsIn(fields) },
  all: allIn(fields),
})

interface ComposeProps {
  from: Broadcast | undefined
  /** A saved audience. */
  audienceId: string | undefined
}

/** A new message to many (spec, admin section 2.8), also with the words of an earlier one. */
export function Compose({ from, audienceId }: ComposeProps) {
  const { t } = useTexts()
  const form = useAppForm(broadcastForm)
  const isFromServer = useFromServer()
  const audienceWords = useAudienceWords()
  const { data: choices } = useQuery(choicesQuery())
  const saved = choices?.saved.find(({ id }) => id === audienceId)
  const first = firstOf(from)
  const audience = saved?.audience ?? from?.audience ?? everyone
  const [written, setWritten] = useState(
    form.typed ? writtenIn(form.typed) : { texts: first.texts, chosen: first.chosen, all: '' },
  )
  // What the person chose, until they choose a saved audience.
  const [usedId, setUsedId] = useState<string>()
  if (saved && saved.id !== usedId) {
    setUsedId(saved.id)
    setWritten({ ...written, chosen: { ...written.chosen, options: saved.audience }, all: '' })
  }
  // Of which question the person has gone back to the fields.
  const [reopened, setReopened] = useState<number | null>(null)
  const shown = form.ask?.about
  const isAsked = shown !== undefined
  const isAsOnceShown = isAsked && (isFromServer || written.all === shown)
  const isLacking = !isFromServer && broadcastErrors(written.texts).length > 0
  return (
    <OpenPanel title={t('Broadcasts.New')} back={backToBroadcasts} size="wide">
      <Form
        of={form}
        look="wide"
        onInput={(event) => setWritten(writtenIn(fieldsIn(event.currentTarget)))}
      >
        {isAsked && (
          <>
            <input type="hidden" name={broadcastFields.shown} value={shown} />
            <p>
              <strong>{t('Broadcasts.To')}</strong> {audienceWords(written.chosen.options)}
            </p>
            <Phones of={written.texts} />
          </>
        )}
        <details
          className={styles.writing}
          data-asked={isAsked}
          open={!isAsked || reopened === form.answers}
          onToggle={({ currentTarget: { open } }) => {
            if (isAsked) setReopened(open ? form.answers : null)
          }}
        >
          <summary>{t('Broadcasts.Change')}</summary>
          <div className={styles.parts}>
            <div className={styles.columns}>
              <Words form={form} first={first.texts} texts={written.texts} language="en" />
              <Words form={form} first={first.texts} texts={written.texts} language="es" />
            </div>
            <AudienceChoice
              // Another saved audience starts its boxes again.
              key={saved?.id}
              form={form}
              first={fieldsOfAudience(audience)}
              isChosen={saved !== undefined}
              fromId={from?.Id}
            />
            {!isFromServer && <AudienceSize chosen={written.chosen} />}
            <How form={form} channels={first.chosen.channels} />
          </div>
        </details>
        <div className={styles.bar}>
          <Button
            type="submit"
            name={broadcastFields.step}
            value="send"
            disabledReason={isLacking ? t('Broadcasts.SendReason') : undefined}
          >
            {t(isAsOnceShown ? 'Broadcasts.Send' : 'Broadcasts.Check')}
          </Button>
          <Button type="submit" name={broadcastFields.step} value="test-en" look="quiet">
            {t('Broadcasts.TestEnglish')}
          </Button>
          <Button type="submit" name={broadcastFields.step} value="test-es" look="quiet">
            {t('Broadcasts.TestSpanish')}
          </Button>
        </div>
        <SaveAudience form={form} />
      </Form>
      <DeleteAudiences saved={choices?.saved ?? []} />
    </OpenPanel>
  )
}

interface WordsProps {
  form: FormUse
  first: BroadcastTexts
  /** As written so far. */
  texts: BroadcastTexts
  language: 'en' | 'es'
}

/** Title, text and phone of one language. */
function Words({ form, first, texts, language }: WordsProps) {
  const { t, format } = useTexts()
  const isFromServer = useFromServer()
  const [title, body] =
    language === 'es'
      ? (['spanishTitle', 'spanishBody'] as const)
      : (['englishTitle', 'englishBody'] as const)
  const field = (name: keyof BroadcastTexts) => {
    const most = longestOf(name)
    const left = most - countGraphemes(texts[name].trim())
    const number = format.number(Math.abs(left))
    return {
      ...form.field(name, first[name]),
      lang: language,
      autoComplete: 'off',
      hint: isFromServer
        ? t('Broadcasts.AtMost', { number: format.number(most) })
        : t(left < 0 ? 'Broadcasts.TooMany' : 'Broadcasts.Left', { number }),
    }
  }
  return (
    <div className={styles.column}>
      <TextInput {...field(title)} />
      <TextArea {...field(body)} rows={5} optional />
      <Phone language={language} title={texts[title]} body={texts[body]} />
    </div>
  )
}

function How({ form, channels }: { form: FormUse; channels: readonly string[] }) {
  const { t } = useTexts()
  const { name: city } = useApp().page.settings
  return (
    <FieldSet legend={t('Broadcasts.How')}>
      <div className={styles.columns}>
        <CheckboxGroup
          {...form.field('channels')}
          defaultValue={form.typed?.texts('channels') ?? channels}
          hint={t('Broadcasts.ChannelsHint')}
          options={(['push', 'mail'] as const).map((value) => ({
            value,
            label: t(`Broadcasts.Channel_${value}`),
          }))}
        />
        <TextInput
          {...form.field('sendAt')}
          type="datetime-local"
          hint={t('Broadcasts.SendAtHint', { city })}
          optional
        />
      </div>
      <Beside>
        <TextInput
          {...form.field('urgentReason')}
          hint={t('Broadcasts.UrgentHint')}
          maxLength={broadcastLimits.reason}
          autoComplete="off"
          optional
        />
      </Beside>
    </FieldSet>
  )
}
