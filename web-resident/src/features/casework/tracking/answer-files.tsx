import { useEffect, useRef } from 'react'
import { Button } from '@portal/web-ui/button'
import { Field } from '@portal/web-ui/field'
import { FileInput } from '@portal/web-ui/file-input'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './answer-files.module.css'
import { type AnswerFile, useAnswerFiles } from './use-answer-files.ts'

/** An answer's files, each uploaded when chosen. Without JavaScript they are sent with the form. */
export function AnswerFiles({
  hrefOf,
  error,
}: {
  hrefOf: (name: string) => string
  error: string | undefined
}) {
  const { t } = useTexts()
  const { files, add, again, remove } = useAnswerFiles(hrefOf)
  const input = useRef<HTMLInputElement>(null)

  function choose(): void {
    const chosen = [...(input.current?.files ?? [])]
    if (!input.current || chosen.length === 0) return
    input.current.value = ''
    add(chosen)
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: a file may have been chosen before hydration
  useEffect(choose, [])

  const arrived = files.filter(({ id }) => id !== null)
  return (
    <div className={styles.files}>
      <Field
        name="files"
        label={t('Tracking.FilesLabel')}
        hint={t('Tracking.FilesHint')}
        error={error}
        optional
      >
        {(wiring) => (
          <FileInput
            {...wiring}
            name="files"
            ref={input}
            multiple
            accept="image/jpeg,image/png,image/gif,image/webp,application/pdf"
            onChange={choose}
          />
        )}
      </Field>
      <ul className={styles.list}>
        {files.map((one) => (
          <OneFile
            key={one.key}
            one={one}
            onAgain={() => again(one)}
            onRemove={() => remove(one)}
          />
        ))}
      </ul>
      <Status>
        <VisuallyHidden>
          {arrived.map(({ file }) => t('Tracking.FileSent', { name: file.name }))}
        </VisuallyHidden>
      </Status>
    </div>
  )
}

interface OneFileProps {
  one: AnswerFile
  onAgain: () => void
  onRemove: () => void
}

function OneFile({ one, onAgain, onRemove }: OneFileProps) {
  const { t } = useTexts()
  const { file, id, percent, problem } = one
  const { name } = file
  const which = <VisuallyHidden>: {name}</VisuallyHidden>
  return (
    <li>
      <div>
        <span>{name}</span>
        {problem && (
          <span className={styles.problem} role="alert">
            {t('Tracking.FileFailed', { name })} {t(problem)}
          </span>
        )}
        {!problem && id === null && (
          <progress
            max={100}
            value={percent}
            aria-label={t('Tracking.FileSending', { name, percent })}
          />
        )}
      </div>
      <div className={styles.buttons}>
        {problem && (
          <Button look="quiet" size="small" onClick={onAgain}>
            {t('Tracking.FileAgain')}
            {which}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onRemove}>
          {t('Tracking.FileRemove')}
          {which}
        </Button>
      </div>
      {id === null ? (
        <input type="hidden" name="unsentFile" value={name} />
      ) : (
        <input type="hidden" name="file" value={id} />
      )}
    </li>
  )
}
