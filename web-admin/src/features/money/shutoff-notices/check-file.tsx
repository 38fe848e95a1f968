import { useMemo, useRef, useState } from 'react'
import { sampleNotices } from '@portal/core/shutoff-notices/rules'
import { Card } from '@portal/web-ui/card'
import { Field } from '@portal/web-ui/field'
import { FileInput } from '@portal/web-ui/file-input'
import { Form, Submit } from '@portal/web-ui/form'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { todayIn } from '../../../parts/today-in.ts'
import { FileErrors } from './file-errors.tsx'
import { verifyFile, verifyNoticesForm } from './notice-forms.ts'
import styles from './notices.module.css'
import type { Verified } from './queries.ts'
import { Summary } from './summary.tsx'

/** Picks a file; its errors stand below, and a file without errors opens its summary. */
export function CheckFile() {
  const { t } = useTexts()
  const { call } = useApp()
  const input = useRef<HTMLInputElement>(null)
  const form = useAppForm(verifyNoticesForm, {
    during: async (send) => {
      const file = input.current?.files?.[0]
      return file ? verifyFile(call, file) : send()
    },
  })
  const [closed, setClosed] = useState(-1)
  const sent = form.given?.['verified']
  // Our own answer to our own call.
  const verified = useMemo(
    () => (typeof sent === 'string' ? (JSON.parse(sent) as Verified) : null),
    [sent],
  )
  const { defaultValue: _none, ...file } = form.field('file')
  const hasErrors = verified !== null && verified.errorCount > 0
  return (
    <>
      <Card title={t('Shutoffs.CheckTitle')}>
        <Form of={form} encType="multipart/form-data">
          <Field {...file} hint={t('Shutoffs.FileHint')}>
            {(wiring) => (
              <FileInput
                {...wiring}
                ref={input}
                name="file"
                accept=".csv,.txt,.dat,text/csv,text/plain"
              />
            )}
          </Field>
          <Submit of={form} label="Shutoffs.Check" busyLabel="Shutoffs.Checking" />
        </Form>
        <Samples />
      </Card>
      {hasErrors && <FileErrors key={form.answers} of={verified} />}
      {verified !== null && !hasErrors && closed !== form.answers && (
        <Summary
          key={form.answers}
          rows={verified.rows}
          name={String(form.given?.['name'] ?? '')}
          onClose={() => setClosed(form.answers)}
        />
      )}
    </>
  )
}

function Samples() {
  const { t } = useTexts()
  const { timeZone } = useApp().page.settings
  const { csv, fixed } = sampleNotices(todayIn(timeZone))
  const link = (text: string) => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
  return (
    <details className={styles.more}>
      <summary>{t('Shutoffs.Samples')}</summary>
      <p>{t('Shutoffs.SamplesText')}</p>
      <Row>
        <a href={link(csv)} download="delinquencies.csv">
          {t('Shutoffs.SampleCsv')}
        </a>
        <a href={link(fixed)} download="delinquencies.txt">
          {t('Shutoffs.SampleFixed')}
        </a>
      </Row>
    </details>
  )
}
