import { type Language, languages } from '@portal/core/kernel/rules'
import { languageNames, textId } from '@portal/core/text-editing/rules'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import type { EditableText } from './queries.ts'
import { nameOf } from './text-forms.ts'
import { textsHref } from './texts-search.ts'
import styles from './texts.module.css'

/** The same text in the other language, with the way to change it there. */
export function OtherText({ language, text }: { language: Language; text: EditableText }) {
  const { t } = useTexts()
  const { Group, LanguageKey, other } = text
  const otherLanguage = languages.find((one) => one !== language)
  if (!other || !otherLanguage) return <div />
  const name = t(`Languages.${languageNames[otherLanguage]}`)
  const key = nameOf(text)
  const href = `${textsHref(otherLanguage, { q: `${Group}.${LanguageKey}` })}#${textId(otherLanguage, Group, LanguageKey)}.SingularForm`
  return (
    <div className={styles.other}>
      <p className={styles.label}>{name}</p>
      <p lang={otherLanguage}>{other.singular}</p>
      {other.plural !== null && <p lang={otherLanguage}>{other.plural}</p>}
      <p>
        <a href={href}>
          {t('Languages.EditOther')}{' '}
          <VisuallyHidden>{t('Languages.EditOtherOf', { key, language: name })}</VisuallyHidden>
        </a>
      </p>
    </div>
  )
}
