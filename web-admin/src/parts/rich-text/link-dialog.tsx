import type { Command } from 'prosemirror-state'
import { useState } from 'react'
import { linkAddress } from '@portal/core/rich-text/rules'
import { Button } from '@portal/web-ui/button'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { removeLink, setLink } from './commands.ts'
import { EditorDialog, typedIn } from './editor-dialog.tsx'
import styles from './editor.module.css'

/** People type addresses as they say them. */
export function addressOf(typed: string): string | null {
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(typed)) return linkAddress(`mailto:${typed}`)
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(typed)) return linkAddress(`https://${typed}`)
  return linkAddress(typed)
}

interface LinkDialogProps {
  /** Of the link that is changed. */
  address: string | null
  text: string
  onClose: (command?: Command) => void
}

export function LinkDialog({ address, text, onClose }: LinkDialogProps) {
  const { t } = useTexts()
  const [errors, setErrors] = useState<{ address?: string; text?: string }>({})

  function send(typed: FormData): void {
    const to = addressOf(typedIn(typed, 'linkAddress'))
    const words = typedIn(typed, 'linkText')
    if (to !== null && words !== '') return onClose(setLink(to, words))
    setErrors({
      ...(to === null && { address: t('Editor.LinkAddressWrong') }),
      ...(words === '' && { text: t('Editor.LinkTextMissing') }),
    })
    document.getElementById(to === null ? 'linkAddress' : 'linkText')?.focus()
  }

  return (
    <EditorDialog
      title={t('Editor.LinkTitle')}
      onClose={() => onClose()}
      onSend={send}
      actions={
        <div className={styles.actions}>
          <Button type="submit">{t('Editor.LinkSave')}</Button>
          {address !== null && (
            <Button look="quiet" onClick={() => onClose(removeLink)}>
              {t('Editor.LinkRemove')}
            </Button>
          )}
        </div>
      }
    >
      <TextInput
        name="linkAddress"
        label={t('Editor.LinkAddress')}
        hint={t('Editor.LinkAddressHint')}
        error={errors.address}
        defaultValue={address ?? ''}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput
        name="linkText"
        label={t('Editor.LinkText')}
        error={errors.text}
        defaultValue={text}
        autoComplete="off"
      />
    </EditorDialog>
  )
}
