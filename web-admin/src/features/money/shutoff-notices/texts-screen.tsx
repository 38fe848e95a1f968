import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mayCall } from '@portal/core/access/rules'
import {
  filledNotice,
  lackingBlanks,
  noticeBlanks,
  type NoticeTexts,
  noticeTextLimits,
  requiredBlanks,
} from '@portal/core/shutoff-notices/rules'
import { Card } from '@portal/web-ui/card'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { AlertIcon, SuccessIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { FormUse } from '@portal/web-ui/use-form'
import { Screen } from '../../../parts/screen.tsx'
import { noticeTextsForm, textsIn } from './notice-forms.ts'
import { noticesPath } from './notices-path.ts'
import styles from './notices.module.css'
import { noticeTextsQuery, type Texts } from './queries.ts'

/** What every notice says, with how it reads and what the law still wants. */
export function NoticeTextsScreen() {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(noticeTextsQuery())
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <p>
            <a href={noticesPath}>{t('Shutoffs.Back')}</a>
          </p>
          <PageTitle>{t('ShutoffTexts.Title')}</PageTitle>
          <p>{t('ShutoffTexts.Lead')}</p>
        </Stack>
        <Edit key={data.version} of={data} />
      </Stack>
    </Screen>
  )
}

function Edit({ of }: { of: Texts }) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const form = useAppForm(noticeTextsForm)
  const [said, setSaid] = useState<NoticeTexts>(form.typed ? textsIn(form.typed) : of)
  return (
    <Form
      of={form}
      look="wide"
      onInput={(event) => setSaid(textsIn(fieldsIn(event.currentTarget)))}
    >
      <input type="hidden" name="version" value={of.version} />
      <Card title={t('ShutoffTexts.Blanks')}>
        <ul className={styles.blanks}>
          {noticeBlanks.map((blank) => (
            <li key={blank}>
              <code>{`{${blank}}`}</code>
            </li>
          ))}
        </ul>
      </Card>
      <Beside>
        <Language form={form} of={of} language="en" />
        <Language form={form} of={of} language="es" />
      </Beside>
      <Beside>
        <TextInput
          {...form.field('phone', of.phone)}
          maxLength={noticeTextLimits.phone}
          autoComplete="off"
        />
        <TextInput
          {...form.field('minimumDays', String(of.minimumDays))}
          hint={t('ShutoffTexts.MinimumHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      </Beside>
      {mayCall(roles, 'setNoticeTexts') && <Submit of={form} label="ShutoffTexts.Save" />}
      <h2>{t('ShutoffTexts.Preview')}</h2>
      <Beside>
        <Reading texts={said} language="en" />
        <Reading texts={said} language="es" />
      </Beside>
    </Form>
  )
}

interface LanguageProps {
  form: FormUse
  of: Texts
  language: 'en' | 'es'
}

const names = {
  en: { title: 'title', body: 'body', todo: 'todo', hours: 'hours' },
  es: { title: 'titleEs', body: 'bodyEs', todo: 'todoEs', hours: 'hoursEs' },
} as const

function Language({ form, of, language }: LanguageProps) {
  const { title, body, todo, hours } = names[language]
  const plain = { lang: language, autoComplete: 'off' }
  return (
    <Stack>
      <TextInput {...form.field(title, of[title])} {...plain} maxLength={noticeTextLimits.title} />
      <TextArea
        {...form.field(body, of[body])}
        lang={language}
        rows={14}
        maxLength={noticeTextLimits.body}
      />
      <TextInput {...form.field(todo, of[todo])} {...plain} maxLength={noticeTextLimits.todo} />
      <TextInput {...form.field(hours, of[hours])} {...plain} maxLength={noticeTextLimits.hours} />
    </Stack>
  )
}

const sample = {
  en: { amount: '$84.35', deadline: 'December 15, 2026' },
  es: { amount: '$84.35', deadline: '15 de diciembre de 2026' },
} as const

interface ReadingProps {
  texts: NoticeTexts
  language: 'en' | 'es'
}

/** For an account that does not exist. */
function Reading({ texts, language }: ReadingProps) {
  const { t } = useTexts()
  const { title, body, todo, hours } = names[language]
  const lacking = new Set<string>(lackingBlanks(texts[body]))
  const values = {
    ...sample[language],
    todo: texts[todo],
    hours: texts[hours],
    phone: texts.phone,
    link: 'https://…/payment/bill/…',
    account: '1001-5001',
    address: '12 Millrace St, Elgin, IL 60120',
  }
  return (
    <Stack>
      <h3>
        {t(language === 'es' ? 'ShutoffTexts.PreviewSpanish' : 'ShutoffTexts.PreviewEnglish')}
      </h3>
      <div className={styles.read} lang={language}>
        <p>
          <strong>{filledNotice(texts[title], values)}</strong>
        </p>
        <p>{filledNotice(texts[body], values)}</p>
      </div>
      <ul className={styles.notes}>
        {requiredBlanks.map((blank) => (
          <li key={blank} className={styles.check}>
            {lacking.has(blank) ? <AlertIcon size="small" /> : <SuccessIcon size="small" />}
            {t(lacking.has(blank) ? 'ShutoffTexts.SaysNot' : 'ShutoffTexts.Says', {
              blank: `{${blank}}`,
            })}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
