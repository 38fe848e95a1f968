import { type ReactNode, useRef, useState } from 'react'
import { queueLimits } from '@portal/core/case-queue/rules'
import { isEndStatus } from '@portal/core/requests/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { attachFile } from '@portal/openapi/admin-client/case-queue'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Field } from '@portal/web-ui/field'
import { Form, Submit } from '@portal/web-ui/form'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { Stack } from '@portal/web-ui/layout'
import { Select } from '@portal/web-ui/select'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { FormOptions } from '@portal/web-ui/use-form'
import {
  assignForm,
  attachForm,
  mergeForm,
  noteForm,
  questionForm,
  replyForm,
  statusForm,
} from './desk-forms.ts'
import styles from './desk.module.css'
import { statusKey } from './names.ts'
import type { DeskChoices, DeskRequest } from './queries.ts'

interface ActionProps {
  request: DeskRequest
  options: FormOptions
}

export function RequestActions({ choices, ...own }: ActionProps & { choices: DeskChoices }) {
  const { t } = useTexts()
  const { request } = own
  const isOpen = request.nextStatuses.length > 0
  const canWait = !isEndStatus(request.status)
  return (
    <Card title={t('Desk.Actions')}>
      <Assign {...own} choices={choices} />
      {isOpen && <ChangeStatus {...own} />}
      {canWait && (
        <Write
          of={questionForm}
          field="question"
          hint="Desk.QuestionHint"
          label="Desk.Ask"
          {...own}
        />
      )}
      <Write of={replyForm} field="reply" hint="Desk.ReplyHint" label="Desk.Reply" {...own} />
      <Write of={noteForm} field="note" hint="Desk.NoteHint" label="Desk.AddNote" {...own} />
      <Attach {...own} />
      {canWait && <Merge {...own} />}
    </Card>
  )
}

/** The request's id and the shown version. */
function Seen({ request: { id, version, timeline } }: { request: DeskRequest }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="seen" value={timeline.length} />
    </>
  )
}

/** Resets after success; keeps the input after an error. */
function useAction(of: AppForm, options: FormOptions) {
  const [taken, setTaken] = useState(0)
  const form = useAppForm(of, { ...options, onAccepted: () => setTaken((count) => count + 1) })
  return { form, taken }
}

interface FoldProps {
  label: TextKey
  action: ReturnType<typeof useAction>
  children: ReactNode
}

/** A collapsed form; open while it has something to say. */
function Fold({ label, action: { form, taken }, children }: FoldProps) {
  const { t } = useTexts()
  return (
    <details className={styles.fold} open={form.typed !== null || undefined}>
      <summary>{t(label)}</summary>
      <Form of={form} key={taken}>
        <Stack>
          {children}
          <Submit of={form} label={label} look="quiet" />
        </Stack>
      </Form>
    </details>
  )
}

function Assign({ request, choices, options }: ActionProps & { choices: DeskChoices }) {
  const { t } = useTexts()
  const me = useApp().page.viewer.userId
  const { form, taken } = useAction(assignForm, options)
  return (
    <Form of={form} key={taken}>
      <Seen request={request} />
      <div className={styles.inline}>
        <Select
          {...form.field('assignee', request.assignee?.id ?? '')}
          options={[
            { value: '', label: t('Desk.Nobody') },
            ...choices.assignees.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Submit of={form} label="Desk.Assign" look="quiet" />
      </div>
      {me && me !== request.assignee?.id && (
        <div>
          <Button type="submit" look="plain" size="small" name="taker" value={me}>
            {t('Desk.TakeIt')}
          </Button>
        </div>
      )}
    </Form>
  )
}

function ChangeStatus({ request, options }: ActionProps) {
  const { t } = useTexts()
  const { form, taken } = useAction(statusForm, options)
  const { nextStatuses } = request
  return (
    <Form of={form} key={taken}>
      <Seen request={request} />
      <Stack>
        <Select
          {...form.field('to', '')}
          placeholder={t('Desk.ChooseStatus')}
          options={nextStatuses.map((value) => ({ value, label: t(statusKey(value)) }))}
        />
        <TextArea
          {...form.field('reason')}
          optional
          hint={t('Desk.ReasonHint')}
          rows={2}
          maxLength={queueLimits.text}
        />
        {nextStatuses.includes('Pending Payment') && (
          <TextInput
            {...form.field('amount')}
            optional
            hint={t('Desk.AmountHint')}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        <Submit of={form} label="Desk.ChangeStatus" />
      </Stack>
    </Form>
  )
}

interface WriteProps extends ActionProps {
  of: AppForm
  field: 'question' | 'reply' | 'note'
  label: TextKey
  hint: TextKey
}

function Write({ of, field, label, hint, request, options }: WriteProps) {
  const { t } = useTexts()
  const action = useAction(of, options)
  return (
    <Fold label={label} action={action}>
      <Seen request={request} />
      <TextArea
        {...action.form.field(field)}
        hint={t(hint)}
        rows={3}
        maxLength={queueLimits.text}
      />
    </Fold>
  )
}

function Merge({ request, options }: ActionProps) {
  const { t } = useTexts()
  const action = useAction(mergeForm, options)
  return (
    <Fold label="Desk.Merge" action={action}>
      <Seen request={request} />
      <TextInput
        {...action.form.field('number')}
        hint={t('Desk.MergeHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
    </Fold>
  )
}

function Attach({ request, options }: ActionProps) {
  const { t } = useTexts()
  const { call } = useApp()
  const input = useRef<HTMLInputElement>(null)
  const { id, version } = request
  async function upload() {
    const { files, form: element } = input.current ?? {}
    const file = files?.[0]
    if (!file || !element) return refusedFor('Desk.ChooseFile')
    await call(attachFile, {
      path: { id },
      header: { 'if-match': `"${version}"` },
      query: {
        name: file.name,
        ...(fieldsIn(element).isChecked('public') && { public: 'yes' as const }),
      },
      body: file,
    })
    return { kind: 'accepted', toast: 'SuccessAdd' } as const
  }
  const action = useAction(attachForm, {
    // The form's own sending works without JavaScript, and then cannot send the file.
    during: (_send, fields) => (options.during ?? ((send) => send()))(upload, fields),
  })
  return (
    <Fold label="Desk.Attach" action={action}>
      <Field {...action.form.field('file')} hint={t('Desk.FileHint')}>
        {(wiring) => (
          <input
            {...wiring}
            ref={input}
            type="file"
            name="file"
            accept="image/jpeg,image/png,image/gif,image/webp,application/pdf"
          />
        )}
      </Field>
      <Checkbox name="public" label={t('Desk.ShowToResident')} />
    </Fold>
  )
}
