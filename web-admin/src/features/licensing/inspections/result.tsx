import { useRef } from 'react'
import { inspectionLimits } from '@portal/core/inspections/rules'
import { Button } from '@portal/web-ui/button'
import { Field } from '@portal/web-ui/field'
import { FileInput } from '@portal/web-ui/file-input'
import { Form } from '@portal/web-ui/form'
import { shrinkPicture } from '@portal/web-ui/shrink-picture'
import { TextArea } from '@portal/web-ui/text-area'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { resultForm, sendPhotos } from './inspection-forms.ts'
import styles from './inspections.module.css'
import type { Stop } from './queries.ts'
import { sendThumbnail } from './send-thumbnail.ts'

/** Sharp on any screen, and quick to send from a building site. */
const smaller = { side: 2000, maxPixels: 100_000_000, quality: 0.85 } as const

/**
 * Comment, corrections and photos, then one of three buttons. What was typed stays until the
 * server has it; photos that it has are not sent again.
 */
export function Result({ stop: { id, version } }: { stop: Stop }) {
  const { t } = useTexts()
  const { call } = useApp()
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef(new WeakSet<File>())
  const form = useAppForm(resultForm, {
    during: async (send) => {
      for (const file of input.current?.files ?? []) {
        if (sent.current.has(file)) continue
        // oxlint-disable-next-line no-await-in-loop -- one at a time, as sendPhotos
        const small = await shrinkPicture(file, smaller)
        // The server says what is wrong with a file that is no picture.
        const photo = small instanceof Blob ? small : file
        // oxlint-disable-next-line no-await-in-loop -- as above
        const [photoId = ''] = await sendPhotos(call, id, [photo])
        // oxlint-disable-next-line no-await-in-loop -- as above
        await sendThumbnail(call, photoId, photo)
        sent.current.add(file)
      }
      return send()
    },
  })
  const field = (name: string) => ({ ...form.field(name), id: `${name}-${id}` })
  const { defaultValue: _none, ...photos } = field('photos')
  return (
    <Form of={form} encType="multipart/form-data">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <TextArea
        {...field('comment')}
        hint={t('InspectionDesk.CommentHint')}
        rows={2}
        maxLength={inspectionLimits.comment}
        optional
      />
      <TextArea
        {...field('corrections')}
        hint={t('InspectionDesk.CorrectionsHint')}
        rows={3}
        optional
      />
      <Field {...photos} hint={t('InspectionDesk.PhotosHint')} optional>
        {(wiring) => (
          <FileInput
            {...wiring}
            ref={input}
            name="photos"
            accept="image/jpeg,image/png,image/webp"
            multiple
          />
        )}
      </Field>
      <div className={styles.results}>
        <Button type="submit" name="outcome" value="passed">
          {t('InspectionDesk.Pass')}
        </Button>
        <Button type="submit" name="outcome" value="failed" look="danger">
          {t('InspectionDesk.Fail')}
        </Button>
        <Button type="submit" name="outcome" value="noAccess" look="quiet">
          {t('InspectionDesk.NoAccess')}
        </Button>
      </div>
    </Form>
  )
}
