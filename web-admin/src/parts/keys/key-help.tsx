import { useState } from 'react'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Dialog } from '@portal/web-ui/dialog'
import { Late } from '@portal/web-ui/late'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import styles from './key-help.module.css'
import type { Shortcut } from './keys.ts'
import { keysAreOn, showKeyHelp, switchKeys, useKeyHelp, useKeys } from './use-keys.ts'

/** The list of all keys, opened by `?`. Screens that register keys show it once. */
export function KeyHelp() {
  useKeys([{ key: '?', label: 'Keys.Help', run: () => showKeyHelp(true) }])
  const shortcuts = useKeyHelp()
  return shortcuts && <Late>{() => <HelpDialog shortcuts={shortcuts} />}</Late>
}

function HelpDialog({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const { t } = useTexts()
  const [areOn, setOn] = useState(keysAreOn)
  return (
    <Dialog title={t('Keys.Title')} onClose={() => showKeyHelp(false)}>
      <Stack>
        <Checkbox
          label={t('Keys.Use')}
          hint={t('Keys.UseHint')}
          checked={areOn}
          onChange={({ currentTarget: { checked } }) => {
            switchKeys(checked)
            setOn(checked)
          }}
        />
        <dl className={styles.keys}>
          {shortcuts.map(({ key, label }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(label)}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Dialog>
  )
}

/** Opens the list without a key: also when keys are off. */
export function KeyHelpButton() {
  const { t } = useTexts()
  return (
    <button type="button" className={styles.button} onClick={() => showKeyHelp(true)}>
      {t('Keys.Title')} <kbd>?</kbd>
    </button>
  )
}
