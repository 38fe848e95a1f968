import { useEffect, useRef } from 'react'
import { fileLimits } from '@portal/core/files/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Field } from '@portal/web-ui/field'
import { FileInput } from '@portal/web-ui/file-input'
import { TrashIcon } from '@portal/web-ui/icons'
import { Row, Stack } from '@portal/web-ui/layout'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { useOnline } from '../../../device/use-online.ts'
import type { Photo, PhotoState } from './photo-queue.ts'
import styles from './photos.module.css'
import { fieldNames } from './report-form.ts'
import type { PhotosUse } from './use-photos.ts'

const megabytes = fileLimits.reportBytes / 1024 / 1024
const pictures = 'image/jpeg,image/png,image/gif,image/webp'
const limits = { count: fileLimits.most, megabytes }

export function Photos({ form, use }: { form: FormUse; use: PhotosUse }) {
  const { t } = useTexts()
  const { photos } = use
  const input = useRef<HTMLInputElement>(null)
  const countOf = (kind: PhotoState['kind']) =>
    photos.filter(({ state }) => state.kind === kind).length

  function choose(): void {
    const chosen = [...(input.current?.files ?? [])]
    if (!input.current || chosen.length === 0) return
    // Lets the same photo be chosen again after removal.
    input.current.value = ''
    use.add(chosen)
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: a file may have been chosen before hydration
  useEffect(choose, [])

  const { name, label, error } = form.field(fieldNames.photos)
  const unsent = photos.some(
    ({ state: { kind } }) => kind !== 'sent' && kind !== 'sending' && kind !== 'waiting',
  )
  return (
    <Stack>
      <Field {...{ name, label, error }} hint={t('ReportPhotos.Hint', limits)} optional>
        {(wiring) => (
          <FileInput {...wiring} multiple accept={pictures} ref={input} onChange={choose} />
        )}
      </Field>
      {unsent && <input type="hidden" name={fieldNames.unsentPhotos} value="on" />}
      {photos.length > 0 && (
        <ul className={styles.list} aria-label={t('ReportPhotos.List')}>
          {photos.map((photo) => (
            <PhotoRow
              key={photo.key}
              photo={photo}
              onRetry={() => use.retry(photo.key)}
              onRemove={() => {
                use.remove(photo.key)
                input.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <Status>
        {countOf('too-large') > 0 && (
          <Banner tone="warn">
            <Stack gap="tight">
              <p>{t('ReportPhotos.AskToShrink', { count: countOf('too-large'), megabytes })}</p>
              <div>
                <Button size="small" look="quiet" onClick={() => void use.shrink()}>
                  {t('ReportPhotos.Shrink')}
                </Button>
              </div>
            </Stack>
          </Banner>
        )}
        <VisuallyHidden>
          {countOf('sent') > 0 && t('ReportPhotos.Count', { count: countOf('sent') })}
        </VisuallyHidden>
      </Status>
    </Stack>
  )
}

/** Without JavaScript, photos are sent with the form. */
export function PlainPhotos({ form }: { form: FormUse }) {
  const { t } = useTexts()
  const { name, label, error } = form.field(fieldNames.photos)
  return (
    <Field {...{ name, label, error }} hint={t('ReportPhotos.Hint', limits)} optional>
      {(wiring) => <FileInput {...wiring} name={name} multiple accept={pictures} />}
    </Field>
  )
}

interface PhotoRowProps {
  photo: Photo
  onRetry: () => void
  onRemove: () => void
}

function PhotoRow({ photo, onRetry, onRemove }: PhotoRowProps) {
  const { t } = useTexts()
  const { name, preview, state } = photo
  return (
    <li className={styles.photo} data-state={state.kind}>
      {preview ? (
        <img src={preview} alt="" className={styles.picture} width="72" height="72" />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <Progress photo={photo} />
        <Row gap="tight">
          {state.kind === 'broken' && (
            <Button size="small" look="quiet" onClick={onRetry}>
              {t('ReportPhotos.Retry', { name })}
            </Button>
          )}
          <Button size="small" look="plain" onClick={onRemove}>
            <TrashIcon />
            {t('ReportPhotos.Remove', { name })}
          </Button>
        </Row>
      </div>
    </li>
  )
}

function Progress({ photo: { key, name, size, state } }: { photo: Photo }) {
  const { t, format } = useTexts()
  const isOnline = useOnline()
  const { kind } = state
  if (kind === 'sending')
    return (
      <>
        <label htmlFor={key} className={styles.note}>
          {t('ReportPhotos.Sending', { name })}
        </label>
        <progress id={key} className={styles.progress} max={1} value={state.part} />
      </>
    )
  const labels = {
    waiting: () => t('ReportPhotos.Waiting'),
    sent: () => t('ReportPhotos.Sent', { size: format.number(Math.ceil(size / 1000)) }),
    broken: () => t(isOnline ? 'ReportPhotos.Broken' : 'OnDevice.PhotoHere'),
    'too-large': () => t('ReportPhotos.TooLarge'),
    refused: () => state.kind === 'refused' && t(state.code),
  }
  return <span className={styles.note}>{labels[kind]()}</span>
}
