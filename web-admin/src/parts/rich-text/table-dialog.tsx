import type { Command } from 'prosemirror-state'
import { useState } from 'react'
import { Button } from '@portal/web-ui/button'
import { Beside } from '@portal/web-ui/field-set'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { insertTable } from './commands.ts'
import { EditorDialog, typedIn } from './editor-dialog.tsx'

const maxSize = 50

const isSize = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= maxSize

export function TableDialog({ onClose }: { onClose: (command?: Command) => void }) {
  const { t } = useTexts()
  const [wrong, setWrong] = useState<'tableRows' | 'tableColumns' | null>(null)

  function send(typed: FormData): void {
    const rows = Number(typedIn(typed, 'tableRows'))
    const columns = Number(typedIn(typed, 'tableColumns'))
    const field = isSize(rows) ? (isSize(columns) ? null : 'tableColumns') : 'tableRows'
    if (field === null) {
      return onClose(insertTable({ rows, columns, caption: typedIn(typed, 'tableCaption') }))
    }
    setWrong(field)
    document.getElementById(field)?.focus()
  }

  const count = (name: 'tableRows' | 'tableColumns', label: string) => (
    <TextInput
      name={name}
      label={label}
      error={wrong === name ? t('Editor.TableSizeWrong') : undefined}
      defaultValue="3"
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
    />
  )
  return (
    <EditorDialog
      title={t('Editor.TableTitle')}
      onClose={() => onClose()}
      onSend={send}
      actions={
        <div>
          <Button type="submit">{t('Editor.TableSave')}</Button>
        </div>
      }
    >
      <TextInput
        name="tableCaption"
        label={t('Editor.TableCaption')}
        optional
        maxLength={200}
        autoComplete="off"
      />
      <Beside>
        {count('tableRows', t('Editor.TableRows'))}
        {count('tableColumns', t('Editor.TableColumns'))}
      </Beside>
    </EditorDialog>
  )
}
