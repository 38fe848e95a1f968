import type { Language } from '@portal/core/kernel/rules'
import { textVersion } from '@portal/core/text-editing/rules'
import { Form } from '@portal/web-ui/form'
import type { EditableText } from './queries.ts'
import { SaveBar } from './save-bar.tsx'
import { TextRow } from './text-row.tsx'
import { idField, pluralField, singularField, versionField } from './texts-form.ts'
import styles from './texts.module.css'
import type { Drafts } from './use-drafts.ts'
import { useTextEditing } from './use-text-editing.ts'

interface TextListProps {
  readonly language: Language
  readonly texts: readonly EditableText[]
  readonly isEditor: boolean
}

/** By group; one form for all texts, which also carries what was typed on other pages. */
export function TextList({ language, texts, isEditor }: TextListProps) {
  const editing = useTextEditing(texts)
  const { drafts, epoch, form } = editing
  const groups = [...new Set(texts.map(({ Group }) => Group))]
  return (
    <Form of={form} look="wide">
      <HiddenDrafts drafts={drafts} texts={texts} />
      {groups.map((group) => (
        <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{group}</h2>
          <ul className={styles.rows}>
            {texts
              .filter(({ Group }) => Group === group)
              .map((text) => (
                <li key={`${text.Id} ${text.Version} ${epoch}`}>
                  <TextRow
                    language={language}
                    text={text}
                    draft={drafts.get(text.Id) ?? null}
                    isEditor={isEditor}
                    form={form}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {isEditor && <SaveBar editing={editing} />}
    </Form>
  )
}

/** Drafts of texts that this page does not show. */
function HiddenDrafts({ drafts, texts }: { drafts: Drafts; texts: readonly EditableText[] }) {
  const elsewhere = [...drafts].filter(([id]) => !texts.some(({ Id }) => Id === id))
  return elsewhere.map(([id, { typed, seen }]) => (
    <span key={id} hidden>
      <input type="hidden" name={idField} value={id} />
      <input type="hidden" name={versionField(id)} value={textVersion(seen)} />
      <input type="hidden" name={singularField(id)} value={typed.singular} />
      {typed.plural !== null && <input type="hidden" name={pluralField(id)} value={typed.plural} />}
    </span>
  ))
}
