import { useRef } from 'react'
import { queueLimits } from '@portal/core/case-queue/rules'
import { isoDay } from '@portal/core/kernel/rules'
import { reportCategoryNames } from '@portal/core/report-categories/rules'
import { isEndStatus } from '@portal/core/requests/rules'
import { attachFile } from '@portal/openapi/admin-client/case-queue'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Field } from '@portal/web-ui/field'
import { Form, Submit } from '@portal/web-ui/form'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import { Stack } from '@portal/web-ui/layout'
import { Select } from '@portal/web-ui/select'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Fold, useAction } from '../../../parts/desk/fold.tsx'
import {
  assignForm,
  attachForm,
  categoryForm,
  dueForm,
  mergeForm,
  statusForm,
} from './desk-forms.ts'
import { categoryKey, statusKey } from './names.ts'
import type { DeskChoices } from './queries.ts'
import { type ActionProps, Seen } from './request-form.tsx'
import styles from './request.module.css'

export function RequestActions({ choices, ...own }: ActionProps & { choices: DeskChoices }) {
  const { t } = useTexts()
  const { nextStatuses, status, type } = own.request
  const isOpen = !isEndStatus(status)
  return (
    <Card title={t('Desk.Actions')}>
      <Assign {...own} choices={choices} />
      {nextStatuses.length > 0 && <ChangeStatus {...own} />}
      <div>
        {isOpen && type === 'Case' && <ChangeCategory {...own} />}
        {isOpen && <ChangeDue {...own} />}
        <Attach {...own} />
        {isOpen && <Merge {...own} />}
      </div>
    </Card>
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
        {choices.teams.length > 0 && (
          <Select
            {...form.field('team', request.team?.id ?? '')}
            options={[
              { value: '', label: t('Teams.None') },
              ...choices.teams.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
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

function ChangeCategory({ request, options }: ActionProps) {
  const { t } = useTexts()
  const action = useAction(categoryForm, options)
  return (
    <Fold label="Desk.ChangeCategory" action={action} look="quiet">
      <Seen request={request} />
      <Select
        {...action.form.field('category', '')}
        hint={t('Desk.CategoryHint')}
        placeholder={t('Desk.Choose')}
        options={reportCategoryNames
          .filter((name) => name !== request.category)
          .map((name) => ({ value: name, label: t(categoryKey(name)) }))}
      />
    </Fold>
  )
}

function ChangeDue({ request, options }: ActionProps) {
  const { t } = useTexts()
  const { timeZone } = useApp().page.settings
  const action = useAction(dueForm, options)
  return (
    <Fold label="Desk.ChangeDue" action={action} look="quiet">
      <Seen request={request} />
      <TextInput
        {...action.form.field('dueOn', request.dueAt ? isoDay(request.dueAt, timeZone) : '')}
        type="date"
        optional
        hint={t('Desk.DueHint')}
      />
      <TextArea
        {...action.form.field('dueReason')}
        optional
        hint={t('Desk.DueReasonHint')}
        rows={2}
        maxLength={queueLimits.text}
      />
    </Fold>
  )
}

function Merge({ request, options }: ActionProps) {
  const { t } = useTexts()
  const action = useAction(mergeForm, options)
  return (
    <Fold label="Desk.Merge" action={action} look="quiet">
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
    return { kind: 'accepted', toast: 'SuccessAdd', code: 'Desk.DidAttach' } as const
  }
  const action = useAction(attachForm, {
    // The form's own sending works without JavaScript, and then cannot send the file.
    during: (_send, fields) => (options.during ?? ((send) => send()))(upload, fields),
  })
  return (
    <Fold label="Desk.Attach" action={action} look="quiet">
      <Seen request={request} />
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
