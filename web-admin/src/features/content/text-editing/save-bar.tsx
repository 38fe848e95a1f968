import { idParts } from '@portal/core/text-editing/rules'
import { Button } from '@portal/web-ui/button'
import { Submit } from '@portal/web-ui/form'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { previewPageOf } from './preview-page.ts'
import { previewField, previewPageField } from './texts-form.ts'
import styles from './texts.module.css'
import { type Drafts, dropDrafts } from './use-drafts.ts'
import type { TextEditing } from './use-text-editing.ts'

/** Stays in sight: what is not saved, and what can be done about it. */
export function SaveBar({ editing }: { editing: TextEditing }) {
  const { t } = useTexts()
  const { drafts, form, saved, undo, isUndoing } = editing
  const { size: count } = drafts
  const unsaved = count === 0 ? null : t('Languages.Unsaved', { count })
  const done =
    saved === null ? t('Languages.NothingUnsaved') : t('Languages.Saved', { count: saved })
  return (
    <div
      className={styles.bar}
      data-unsaved={count > 0 || undefined}
      data-kept={count > 0 || saved !== null || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands from the start, so that it is read out */}
      <p role="status">{unsaved ?? done}</p>
      {count === 0 && saved !== null && (
        <Button look="quiet" busy={isUndoing} onClick={() => void undo()}>
          {t('Languages.Undo')}
        </Button>
      )}
      {count > 0 && <Preview drafts={drafts} />}
      {count > 0 && (
        <Button look="plain" onClick={() => dropDrafts([...drafts.keys()])}>
          {t('Languages.Discard')}
        </Button>
      )}
      <Submit of={form} label="Languages.Save" busyLabel="Languages.Saving" />
    </div>
  )
}

/** The residents' app with the unsaved texts, in a new tab, for this person alone. */
function Preview({ drafts }: { drafts: Drafts }) {
  const { t } = useTexts()
  const [first = ''] = drafts.keys()
  return (
    <div className={styles.preview}>
      <TextInput
        key={first}
        name={previewPageField}
        label={t('Languages.PreviewPage')}
        defaultValue={previewPageOf(idParts(first).group)}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" look="quiet" name={previewField} value="yes">
        {t('Languages.Preview')}
      </Button>
    </div>
  )
}
