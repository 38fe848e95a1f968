import { mayCall } from '@portal/core/access/rules'
import { boardLimits } from '@portal/core/boards/rules'
import { Card } from '@portal/web-ui/card'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { ownForm } from '../../../parts/own-form.ts'
import { cancelMeetingForm, meetingForm } from './board-forms.ts'
import styles from './boards.module.css'
import { Files, NewFile } from './file-forms.tsx'
import type { DeskBoard, DeskMeeting } from './queries.ts'
import { useFreshAfterRefusal } from './use-fresh-after-refusal.ts'

/** Meetings, the latest first, with their papers. */
export function MeetingPart({ board }: { board: DeskBoard }) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const mayChange = mayCall(roles, 'saveBoardMeeting') && !board.hasEnded
  return (
    <Stack>
      {mayChange && (
        <Card title={t('BoardDesk.NewMeeting')}>
          <MeetingFields key={board.meetings.length} board={board} />
        </Card>
      )}
      {board.meetings.length === 0 && <p>{t('BoardDesk.NoMeetings')}</p>}
      {board.meetings.map((meeting) => (
        <Meeting key={meeting.id} board={board} meeting={meeting} mayChange={mayChange} />
      ))}
    </Stack>
  )
}

interface MeetingProps {
  board: DeskBoard
  meeting: DeskMeeting
}

function Meeting({ board, meeting, mayChange }: MeetingProps & { mayChange: boolean }) {
  const { t, format, language } = useTexts()
  const facts = [
    meeting.startsAt,
    (language === 'es' && meeting.titleEs) || meeting.title,
    meeting.location,
  ].filter(Boolean)
  return (
    <Card
      title={format.date(meeting.day)}
      aside={
        meeting.isCancelled && <StatusBadge color="red">{t('BoardDesk.Canceled')}</StatusBadge>
      }
    >
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      <Files board={board} files={meeting.files} mayChange={mayChange} />
      {mayChange && (
        <>
          <details className={styles.fold}>
            <summary>
              {t('BoardDesk.AddFile')}
              <VisuallyHidden>: {format.date(meeting.day)}</VisuallyHidden>
            </summary>
            <NewFile key={meeting.files.length} board={board} meetingId={meeting.id} />
          </details>
          <details className={styles.fold}>
            <summary>
              {t('BoardDesk.EditMeeting')}
              <VisuallyHidden>: {format.date(meeting.day)}</VisuallyHidden>
            </summary>
            <Stack>
              <MeetingFields board={board} meeting={meeting} />
              <CancelMeeting board={board} meeting={meeting} />
            </Stack>
          </details>
        </>
      )}
    </Card>
  )
}

function MeetingFields({ board, meeting }: { board: DeskBoard; meeting?: DeskMeeting }) {
  const { t } = useTexts()
  const during = useFreshAfterRefusal(board.id)
  const form = ownForm(useAppForm(meetingForm, { during }), 'meetingId', meeting?.id ?? '')
  return (
    <Form of={form} look="wide">
      <input type="hidden" name="id" value={board.id} />
      <input type="hidden" name="meetingId" value={meeting?.id ?? ''} />
      <input type="hidden" name="version" value={meeting?.version ?? 0} />
      <Beside>
        <TextInput {...form.field('day', meeting?.day ?? '')} type="date" required />
        <TextInput {...form.field('startsAt', meeting?.startsAt ?? '')} type="time" optional />
      </Beside>
      <Beside>
        <TextInput
          {...form.field('title', meeting?.title ?? '')}
          hint={t('BoardDesk.MeetingTitleHint')}
          optional
          maxLength={boardLimits.line}
          autoComplete="off"
        />
        <TextInput
          {...form.field('titleEs', meeting?.titleEs ?? '')}
          maxLength={boardLimits.line}
          autoComplete="off"
          lang="es"
          optional
        />
      </Beside>
      <TextInput
        {...form.field('location', meeting?.location ?? board.meetingLocation ?? '')}
        maxLength={boardLimits.line}
        autoComplete="off"
        optional
      />
      <TextInput
        {...form.field('videoUrl', meeting?.videoUrl ?? '')}
        type="url"
        maxLength={boardLimits.url}
        autoComplete="off"
        optional
      />
      <Submit of={form} label={meeting ? 'BoardDesk.Save' : 'BoardDesk.Add'} look="quiet" />
    </Form>
  )
}

function CancelMeeting({ board, meeting }: MeetingProps) {
  const form = ownForm(useAppForm(cancelMeetingForm), 'meetingId', meeting.id)
  const { isCancelled } = meeting
  return (
    <Form of={form}>
      <input type="hidden" name="id" value={board.id} />
      <input type="hidden" name="meetingId" value={meeting.id} />
      <input type="hidden" name="to" value={isCancelled ? 'held' : 'canceled'} />
      <Submit
        of={form}
        label={isCancelled ? 'BoardDesk.RestoreMeeting' : 'BoardDesk.CancelMeeting'}
        look={isCancelled ? 'quiet' : 'danger'}
      />
    </Form>
  )
}
