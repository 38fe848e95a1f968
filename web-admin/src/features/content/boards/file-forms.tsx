import { boardLimits } from '@portal/core/boards/rules'
import { Button } from '@portal/web-ui/button'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Link } from '@portal/web-ui/link'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { ownForm } from '../../../parts/own-form.ts'
import { fileForm, removeFileForm } from './board-forms.ts'
import styles from './boards.module.css'
import type { DeskBoard } from './queries.ts'

type File = DeskBoard['resources'][number]

interface FilesProps {
  board: DeskBoard
  files: readonly File[]
  mayChange: boolean
}

export function Files({ board, files, mayChange }: FilesProps) {
  const { t, language } = useTexts()
  if (files.length === 0) return <p className={styles.soft}>{t('BoardDesk.NoFiles')}</p>
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <Link href={file.url} external>
            {(language === 'es' && file.labelEs) || file.label}
          </Link>
          {mayChange && <RemoveFile board={board} file={file} />}
        </li>
      ))}
    </ul>
  )
}

function RemoveFile({ board, file }: { board: DeskBoard; file: File }) {
  const { t, language } = useTexts()
  const form = ownForm(useAppForm(removeFileForm), 'fileId', file.id)
  return (
    <Form of={form}>
      <input type="hidden" name="id" value={board.id} />
      <input type="hidden" name="fileId" value={file.id} />
      <Button type="submit" look="quiet" size="small">
        {t('BoardDesk.Remove')}
        <VisuallyHidden>: {(language === 'es' && file.labelEs) || file.label}</VisuallyHidden>
      </Button>
    </Form>
  )
}

const kindTexts = {
  agenda: 'BoardDesk.KindAgenda',
  packet: 'BoardDesk.KindPacket',
  minutes: 'BoardDesk.KindMinutes',
} as const

const kinds = ['agenda', 'packet', 'minutes'] as const

/** A paper of a meeting; without one, a resource of the board. */
export function NewFile({ board, meetingId }: { board: DeskBoard; meetingId?: string }) {
  const { t } = useTexts()
  const form = ownForm(useAppForm(fileForm), 'meetingId', meetingId ?? '')
  return (
    <Form of={form} look="wide">
      <input type="hidden" name="id" value={board.id} />
      <input type="hidden" name="meetingId" value={meetingId ?? ''} />
      {meetingId === undefined ? (
        <input type="hidden" name="kind" value="resource" />
      ) : (
        <Select
          {...form.field('kind')}
          options={kinds.map((value) => ({ value, label: t(kindTexts[value]) }))}
        />
      )}
      <Beside>
        <TextInput
          {...form.field('label')}
          maxLength={boardLimits.name}
          autoComplete="off"
          required
        />
        <TextInput
          {...form.field('labelEs')}
          maxLength={boardLimits.name}
          autoComplete="off"
          lang="es"
          required
        />
      </Beside>
      <TextInput
        {...form.field('url')}
        type="url"
        maxLength={boardLimits.url}
        autoComplete="off"
        required
      />
      <Submit of={form} label="BoardDesk.Add" look="quiet" />
    </Form>
  )
}
