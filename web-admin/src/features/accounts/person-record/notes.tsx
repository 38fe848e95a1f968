import { useState } from 'react'
import { personLimits } from '@portal/core/person-record/rules'
import { Button } from '@portal/web-ui/button'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { TextArea } from '@portal/web-ui/text-area'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { addNoteForm, deleteNoteForm } from './note-forms.ts'
import styles from './person-record.module.css'
import type { PersonNote } from './queries.ts'

/** Staff's notes for each other; each can delete their own. */
export function Notes({ id, notes }: { id: string; notes: readonly PersonNote[] }) {
  const { t } = useTexts()
  const form = useAppForm(deleteNoteForm)
  return (
    <section aria-labelledby="notes-title">
      <h2 id="notes-title">{t('PersonRecord.Notes')}</h2>
      <Form of={form}>
        <input type="hidden" name="id" value={id} />
        {notes.length === 0 ? (
          <p className={styles.soft}>{t('PersonRecord.NoNotes')}</p>
        ) : (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note.id}>
                <Note note={note} />
              </li>
            ))}
          </ul>
        )}
      </Form>
      <AddNote id={id} />
    </section>
  )
}

function Note({ note: { id, text, at, author, isOwn } }: { note: PersonNote }) {
  const { t, format } = useTexts()
  const date = format.date(at, 'dayTime')
  return (
    <>
      <p className={styles.noteText}>{text}</p>
      <div className={styles.signed}>
        <span>
          {author}, {date}
        </span>
        {isOwn && (
          <Button
            type="submit"
            look="plain"
            size="small"
            name="note"
            value={id}
            aria-label={t('PersonRecord.DeleteNoteOf', { date })}
          >
            {t('PersonRecord.DeleteNote')}
          </Button>
        )}
      </div>
    </>
  )
}

function AddNote({ id }: { id: string }) {
  const { t } = useTexts()
  const [taken, setTaken] = useState(0)
  const form = useAppForm(addNoteForm, { onAccepted: () => setTaken((count) => count + 1) })
  return (
    <Form of={form} key={taken}>
      <input type="hidden" name="id" value={id} />
      <Stack gap="tight">
        <TextArea
          {...form.field('text')}
          hint={t('PersonRecord.NoteHint')}
          rows={2}
          maxLength={personLimits.note}
        />
        <Submit of={form} label="PersonRecord.AddNote" look="quiet" />
      </Stack>
    </Form>
  )
}
