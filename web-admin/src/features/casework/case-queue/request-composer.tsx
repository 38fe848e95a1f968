import { type KeyboardEvent, useRef } from 'react'
import { needsReason, queueLimits } from '@portal/core/case-queue/rules'
import { filledTemplate } from '@portal/core/reply-templates/rules'
import { isEndStatus, type Status } from '@portal/core/requests/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { Button } from '@portal/web-ui/button'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { GlobeIcon } from '@portal/web-ui/icons'
import { Select } from '@portal/web-ui/select'
import { TextArea } from '@portal/web-ui/text-area'
import { useTexts } from '@portal/web-ui/texts'
import { Fold, useAction } from '../../../parts/desk/fold.tsx'
import type { ReplyTemplate } from '../reply-templates/queries.ts'
import { noteForm, questionForm, replyForm } from './desk-forms.ts'
import { statusKey } from './names.ts'
import type { DeskRequest } from './queries.ts'
import { type ActionProps, Seen } from './request-form.tsx'
import styles from './request.module.css'

interface ComposerProps extends ActionProps {
  templates: readonly ReplyTemplate[]
  /** The template that the address names, for browsers without JavaScript. */
  chosen: string | null
}

/** Reply, ask or note: one is open at a time. */
export function Composer({ templates, chosen, ...own }: ComposerProps) {
  const { t } = useTexts()
  const first = templates.find(({ id }) => id === chosen)
  return (
    <section className={styles.composer} aria-label={t('Desk.Compose')}>
      <Write
        of={replyForm}
        then={own.request.nextStatuses.find(isGoodEnd)}
        field="reply"
        hint="Desk.ReplyHint"
        label="Desk.Reply"
        {...own}
      >
        {{ templates, first }}
      </Write>
      {!isEndStatus(own.request.status) && (
        <Write
          of={questionForm}
          field="question"
          hint="Desk.QuestionHint"
          label="Desk.Ask"
          {...own}
        >
          {{ templates, first: undefined }}
        </Write>
      )}
      <Write of={noteForm} field="note" hint="Desk.NoteHint" label="Desk.AddNote" {...own} />
    </section>
  )
}

const isGoodEnd = (status: Status): boolean => isEndStatus(status) && !needsReason(status)

function SendAnd({ status }: { status: Status }) {
  const { t } = useTexts()
  return (
    <Button type="submit" look="quiet" name="then" value={status}>
      {t('Desk.SendAnd', { status: t(statusKey(status)) })}
    </Button>
  )
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  const { form } = event.currentTarget
  const button = form?.querySelector<HTMLButtonElement>(
    event.shiftKey ? 'button[name=then]' : 'button[type=submit]:not([name])',
  )
  if (button) form?.requestSubmit(button)
}

interface WriteProps extends ActionProps {
  of: AppForm
  field: 'question' | 'reply' | 'note'
  label: TextKey
  hint: TextKey
  /** A status that the text can come with. */
  then?: Status | undefined
  /** For texts to the resident. */
  children?: {
    readonly templates: readonly ReplyTemplate[]
    readonly first: ReplyTemplate | undefined
  }
}

const inLanguageOf = ({ contact, blanks }: DeskRequest, template: ReplyTemplate): string =>
  filledTemplate(contact.language === 'es' ? template.bodySpanish : template.bodyEnglish, blanks)

function Write({ of, field, label, hint, then, request, options, children }: WriteProps) {
  const { t, language } = useTexts()
  const action = useAction(of, options)
  const text = useRef<HTMLTextAreaElement>(null)
  const reads = request.contact.language
  const first = children?.first && inLanguageOf(request, children.first)
  function insert(template: ReplyTemplate): void {
    const area = text.current
    if (!area) return
    area.setRangeText(
      inLanguageOf(request, template),
      area.selectionStart,
      area.selectionEnd,
      'end',
    )
    area.focus()
  }
  return (
    <Fold
      label={label}
      action={action}
      group="compose"
      isOpen={first !== undefined}
      beside={then && <SendAnd status={then} />}
    >
      <Seen request={request} />
      {children && (
        <div className={styles.reads}>
          <p>
            <GlobeIcon size="small" />{' '}
            {t(reads === 'es' ? 'Desk.ReadsSpanish' : 'Desk.ReadsEnglish')}
          </p>
          <Templates id={field} templates={children.templates} reads={reads} onChoose={insert} />
        </div>
      )}
      <TextArea
        {...action.form.field(field, first)}
        hint={`${t(hint)} ${t(then ? 'Desk.SendKeys' : 'Desk.SendKey')}`}
        rows={4}
        maxLength={queueLimits.text}
        ref={text}
        onKeyDown={sendByKey}
        // Spelling is checked, and read out, in the language that it is written in.
        lang={children && reads !== language ? reads : undefined}
      />
    </Fold>
  )
}

interface TemplatesProps {
  id: string
  templates: readonly ReplyTemplate[]
  reads: 'en' | 'es'
  onChoose: (template: ReplyTemplate) => void
}

function Templates({ id: field, templates, reads, onChoose }: TemplatesProps) {
  const { t } = useTexts()
  const select = useRef<HTMLSelectElement>(null)
  const edit = <a href="/templates">{t('Desk.EditTemplates')}</a>
  if (templates.length === 0) return edit
  // By a button: a keyboard chooses in a list by passing the other entries.
  function insert(): void {
    const template = templates.find(({ id }) => id === select.current?.value)
    if (template) onChoose(template)
    else select.current?.focus()
  }
  return (
    <>
      <div className={styles.inline}>
        <Select
          name="template"
          id={`${field}-template`}
          label={t('Desk.Template')}
          hint={t(`Desk.TemplateIn_${reads}`)}
          placeholder={t('Desk.ChooseTemplate')}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          ref={select}
        />
        <Button look="quiet" onClick={insert}>
          {t('Desk.Insert')}
        </Button>
      </div>
      {edit}
      <noscript>
        <ul>
          {templates.map(({ id, name }) => (
            <li key={id}>
              <a href={`?template=${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </noscript>
    </>
  )
}
