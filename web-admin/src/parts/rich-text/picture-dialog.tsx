import type { Node } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import { useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { addContentPicture } from '@portal/openapi/admin-client/service-editing'
import { ApiError } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Field } from '@portal/web-ui/field'
import { FileInput } from '@portal/web-ui/file-input'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { setPicture } from './commands.ts'
import { EditorDialog, typedIn } from './editor-dialog.tsx'
import { smallerPicture } from './smaller-picture.ts'

/** Refusals of the file that have a sentence of their own. */
const fileErrors = new Set<TextKey>([
  'File.Empty',
  'File.KindNotTaken',
  'File.Incomplete',
  'File.TooManyPixels',
  'Error.TooLarge',
])

interface PictureDialogProps {
  /** Whose description is changed; null for a new one. */
  picture: Node | null
  onClose: (command?: Command) => void
}

export function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const { t } = useTexts()
  const { call } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<{ file?: TextKey; alt?: TextKey }>({})

  async function upload(file: File, alt: string): Promise<void> {
    setBusy(true)
    try {
      const body = new FormData()
      body.set('image', await smallerPicture(file), file.name)
      const { url, width, height } = await call(addContentPicture, { body })
      onClose(setPicture({ src: url, alt, width: String(width), height: String(height) }))
    } catch (error) {
      const isOurs = error instanceof ApiError && fileErrors.has(error.code)
      setErrors({ file: isOurs ? error.code : 'Editor.PictureFailed' })
      setBusy(false)
    }
  }

  function send(typed: FormData): void {
    const alt = typedIn(typed, 'pictureAlt')
    const file = typed.get('pictureFile')
    const hasFile = picture !== null || (file instanceof File && file.size > 0)
    setErrors({
      ...(!hasFile && { file: 'Editor.PictureFileMissing' }),
      ...(alt === '' && { alt: 'Editor.PictureAltMissing' }),
    })
    if (!hasFile || alt === '') {
      document.getElementById(hasFile ? 'pictureAlt' : 'pictureFile')?.focus()
    } else if (picture) onClose(setPicture({ alt }))
    else if (file instanceof File && !isBusy) void upload(file, alt)
  }

  return (
    <EditorDialog
      title={t('Editor.PictureTitle')}
      onClose={() => onClose()}
      onSend={send}
      actions={
        <div>
          <Button type="submit" busy={isBusy}>
            {isBusy
              ? t('Editor.PictureSaving')
              : t(picture ? 'Editor.PictureChange' : 'Editor.PictureSave')}
          </Button>
        </div>
      }
    >
      {!picture && (
        <Field
          name="pictureFile"
          label={t('Editor.PictureFile')}
          hint={t('Editor.PictureFileHint')}
          error={errors.file && t(errors.file)}
        >
          {(wiring) => (
            <FileInput
              {...wiring}
              name="pictureFile"
              accept="image/png,image/jpeg,image/webp,image/gif"
            />
          )}
        </Field>
      )}
      <TextInput
        name="pictureAlt"
        label={t('Editor.PictureAlt')}
        hint={t('Editor.PictureAltHint')}
        error={errors.alt && t(errors.alt)}
        defaultValue={String(picture?.attrs['alt'] ?? '')}
        maxLength={300}
        autoComplete="off"
      />
    </EditorDialog>
  )
}
