import { useEffect, useRef } from 'react'
import type { Language } from '@portal/core/kernel/rules'
import {
  cleanForms,
  isSameText,
  type TextForms,
  textVersion,
} from '@portal/core/text-editing/rules'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import type { EditableText } from './queries.ts'
import { TextConflict } from './text-conflict.tsx'
import { TextFields } from './text-fields.tsx'
import { formsOf, nameOf } from './text-forms.ts'
import { TextHistory } from './text-history.tsx'
import { OtherText } from './text-other.tsx'
import { TextStandard } from './text-standard.tsx'
import { idField, pluralField, singularField, versionField } from './texts-form.ts'
import styles from './texts.module.css'
import { type Draft, fillDraft, typeDraft } from './use-drafts.ts'

export interface TextRowProps {
  readonly language: Language
  readonly text: EditableText
  readonly draft: Draft | null
  readonly isEditor: boolean
  readonly form: FormUse
}

/** A text: its key, what it says in the other language, and its fields. */
export function TextRow({ language, text, draft, isEditor, form }: TextRowProps) {
  const { t, format } = useTexts()
  const { Id, LanguageKey, isChanged, changedAt, changedBy } = text
  const row = useRef<HTMLDivElement>(null)
  const now = formsOf(text)

  function read(): void {
    const element = row.current?.closest('form')
    if (element) typeDraft(Id, typedIn(element, text), now)
  }
  useEffect(() => {
    // Typed before the script arrived, or shown again after a refusal.
    const element = row.current?.closest('form')
    if (isEditor && element && !isSameText(typedIn(element, text), formsOf(text))) {
      typeDraft(Id, typedIn(element, text), formsOf(text))
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the row appears
  }, [])

  const changed =
    changedAt !== null &&
    (changedBy === null
      ? t('Languages.ChangedOn', { date: format.date(changedAt) })
      : t('Languages.ChangedBy', { name: changedBy, date: format.date(changedAt) }))
  const isInConflict = draft !== null && !isSameText(draft.seen, now)
  return (
    <div ref={row} className={styles.row} data-unsaved={draft !== null || undefined}>
      <div className={styles.name}>
        <h3>{LanguageKey}</h3>
        {draft && <StatusBadge color="orange">{t('Languages.UnsavedBadge')}</StatusBadge>}
        {!draft && isChanged && (
          <StatusBadge color="blue">{t('Languages.ChangedBadge')}</StatusBadge>
        )}
        {changed && <p className={styles.soft}>{changed}</p>}
      </div>
      <OtherText language={language} text={text} />
      <div className={styles.edit}>
        {isEditor && (
          <>
            <input type="hidden" name={idField} value={Id} />
            <input type="hidden" name={versionField(Id)} value={textVersion(draft?.seen ?? now)} />
          </>
        )}
        {isInConflict && <TextConflict text={text} />}
        <TextFields
          language={language}
          text={text}
          draft={draft}
          isEditor={isEditor}
          form={form}
          onType={read}
        />
        <TextStandard language={language} text={text} isEditor={isEditor} />
        <TextHistory
          id={Id}
          name={nameOf(text)}
          language={language}
          onUse={
            isEditor && text.standard
              ? (forms) => fillDraft(Id, forms ?? text.standard ?? now, now)
              : null
          }
        />
      </div>
    </div>
  )
}

function typedIn(form: HTMLFormElement, { Id, PluralForm }: EditableText): TextForms {
  const { text } = fieldsIn(form)
  return cleanForms({
    singular: text(singularField(Id)),
    plural: PluralForm === null ? null : text(pluralField(Id)),
  })
}
