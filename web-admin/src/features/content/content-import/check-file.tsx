import { useRef, useState } from 'react'
import {
  articleSteps,
  importLayout,
  type ImportListName,
  importLists,
} from '@portal/core/content-import/rules'
import { Card } from '@portal/web-ui/card'
import { Field } from '@portal/web-ui/field'
import { FileInput } from '@portal/web-ui/file-input'
import { Form, Submit } from '@portal/web-ui/form'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { Select } from '@portal/web-ui/select'
import { TextArea } from '@portal/web-ui/text-area'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { checkImportForm, listNamed, sendFile, stepNamed } from './import-forms.ts'
import styles from './imports.module.css'

/** A file or pasted rows, and the columns that they need. */
export function CheckFile({ list: first }: { list: ImportListName }) {
  const { t } = useTexts()
  const { call } = useApp()
  const input = useRef<HTMLInputElement>(null)
  const [list, setList] = useState(first)
  const form = useAppForm(checkImportForm, {
    during: async (send, { text }) => {
      const file = input.current?.files?.[0]
      if (!file) return send()
      return sendFile(call, {
        name: file.name.slice(0, 100),
        list: listNamed(text('list')),
        articleStep: stepNamed(text('articleStep')),
        file: await file.text(),
      })
    },
  })
  const { defaultValue: _none, ...file } = form.field('file')
  return (
    <Card title={t('ContentImport.CheckTitle')}>
      <Form of={form} encType="multipart/form-data">
        <input type="hidden" name="name" value={t('ContentImport.PastedName')} />
        <Select
          {...form.field('list', first)}
          hint={t('ContentImport.ListHint')}
          options={importLists.map((value) => ({ value, label: t(`ContentImport.List_${value}`) }))}
          onChange={({ currentTarget: { value } }) => setList(listNamed(value))}
        />
        <Columns of={list} />
        <Field {...file} hint={t('ContentImport.FileHint')}>
          {(wiring) => (
            <FileInput {...wiring} ref={input} name="file" accept=".csv,.json,text/csv" />
          )}
        </Field>
        <details className={styles.more}>
          <summary>{t('ContentImport.Paste')}</summary>
          <TextArea
            {...form.field('pasted')}
            hint={t('ContentImport.PastedHint')}
            rows={6}
            spellCheck={false}
          />
        </details>
        <RadioGroup
          name="articleStep"
          label={t('ContentImport.ArticleStep')}
          options={articleSteps.map((value) => ({
            value,
            label: t(`ContentImport.ArticleStep_${value}`),
          }))}
          defaultValue="draft"
        />
        <Submit of={form} label="ContentImport.Check" />
      </Form>
    </Card>
  )
}

/** Without a script those of the list that the page began with. */
function Columns({ of }: { of: ImportListName }) {
  const { t } = useTexts()
  return (
    <details className={styles.more}>
      <summary>{t('ContentImport.Layout')}</summary>
      <p>{t('ContentImport.LayoutLead')}</p>
      <ul className={styles.columns}>
        {Object.entries(importLayout[of]).map(([name, rule]) => (
          <li key={name}>
            <code>
              {name}
              {'isNeeded' in rule && ' *'}
            </code>
          </li>
        ))}
      </ul>
    </details>
  )
}
