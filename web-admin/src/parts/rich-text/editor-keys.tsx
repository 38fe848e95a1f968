import { useTexts } from '@portal/web-ui/texts'
import { textActions } from './commands.ts'
import styles from './editor.module.css'
import { keysShown } from './keys-shown.ts'
import { openerKeys } from './toolbar.tsx'

/** The keys, folded below the text. */
export function EditorKeys() {
  const { t } = useTexts()
  const ways = [
    [keysShown('Alt-F10'), t('Editor.ToToolbar')],
    [t('Editor.Arrows'), t('Editor.InToolbar')],
    ['Esc', t('Editor.ToText')],
    ['Tab', t('Editor.LeaveText')],
    [keysShown('Shift-Enter'), t('Editor.LineBreak')],
    [t('Editor.Arrows'), t('Editor.InTable')],
  ] as const
  const actions = Object.entries(textActions).map(
    ([name, { key = '' }]) =>
      // The table's own names.
      [keysShown(key), t(`Editor.${name as keyof typeof textActions}`)] as const,
  )
  const link = [keysShown(openerKeys.Link), t('Editor.Link')] as const
  return (
    <details className={styles.keys}>
      <summary>{t('Editor.Keys')}</summary>
      <dl>
        {[...ways, ...actions, link].map(([key, does]) => (
          <div key={does}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
