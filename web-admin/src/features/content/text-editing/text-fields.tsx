import type { Language } from '@portal/core/kernel/rules'
import {
  cleanForms,
  errorKeys,
  inBraces,
  languageNames,
  type TextError,
  textErrors,
  type TextForms,
  textLimits,
} from '@portal/core/text-editing/rules'
import { TextArea } from '@portal/web-ui/text-area'
import { type Translate, useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import type { EditableText } from './queries.ts'
import { formsOf, nameOf } from './text-forms.ts'
import { pluralField, singularField } from './texts-form.ts'
import type { Draft } from './use-drafts.ts'

interface TextFieldsProps {
  readonly language: Language
  readonly text: EditableText
  readonly draft: Draft | null
  readonly isEditor: boolean
  readonly form: FormUse
  readonly onType: () => void
}

/** One field, or singular and plural, with what is wrong beside each. */
export function TextFields({ language, text, draft, isEditor, form, onType }: TextFieldsProps) {
  const { t } = useTexts()
  const { Id, standard } = text
  const shown = draft?.typed ?? formsOf(text)
  const errors = draft && standard ? textErrors(cleanForms(shown), standard) : []
  const name = t(`Languages.${languageNames[language]}`)

  function field(part: keyof TextForms, label: string) {
    const fieldName = part === 'singular' ? singularField(Id) : pluralField(Id)
    const live = errors.find((error) => error.form === part)
    const first = shown[part] ?? ''
    const { defaultValue, error } = form.field(fieldName, first)
    return (
      <TextArea
        name={fieldName}
        label={
          <>
            {label} <VisuallyHidden>{t('Languages.FieldOf', { key: nameOf(text) })}</VisuallyHidden>
          </>
        }
        lang={language}
        rows={Math.min(6, Math.ceil(first.length / 60)) || 1}
        defaultValue={draft ? first : defaultValue}
        error={draft ? live && sentenceOf(live, t) : error}
        readOnly={!isEditor}
        // A little more than is allowed, so that a paste is not cut in silence.
        maxLength={textLimits.form * 10}
        spellCheck
        autoComplete="off"
        onInput={onType}
      />
    )
  }

  if (shown.plural === null) return field('singular', name)
  return (
    <>
      {field('singular', t('Languages.Singular', { language: name }))}
      {field('plural', t('Languages.Plural', { language: name }))}
    </>
  )
}

function sentenceOf({ kind, names }: TextError, t: Translate): string {
  const values = {
    names: kind === 'Invisible' ? names.join(', ') : inBraces(names),
    max: textLimits.form,
  }
  return kind === 'Required' ? t('Languages.Required') : t(errorKeys[kind], values)
}
