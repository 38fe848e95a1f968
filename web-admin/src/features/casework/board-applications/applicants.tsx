import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { Select } from '@portal/web-ui/select'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { ownForm } from '../../../parts/own-form.ts'
import { boardQuery, type DeskBoard } from '../../content/boards/queries.ts'
import { lastDay } from '../../content/boards/term-forms.tsx'
import { appointForm, shortlistForm } from './applicant-forms.ts'
import { applicantsQuery, type BoardApplicant } from './queries.ts'

/** Who applied to the board; the shortlist first. */
export function Applicants({ id }: { id: string }) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const { data: board } = useSuspenseQuery(boardQuery(id))
  const { data: applicants } = useSuspenseQuery(applicantsQuery(id))
  if (applicants.length === 0) return <EmptyState title={t('BoardDesk.NoApplicants')} />
  const mayChange = mayCall(roles, 'appointApplicant') && !board.hasEnded
  return (
    <Stack>
      {applicants.map((applicant) => (
        <Applicant key={applicant.id} board={board} applicant={applicant} mayChange={mayChange} />
      ))}
    </Stack>
  )
}

interface ApplicantProps {
  board: DeskBoard
  applicant: BoardApplicant
}

function Applicant({ board, applicant, mayChange }: ApplicantProps & { mayChange: boolean }) {
  const { t, format } = useTexts()
  const { name, rank, choices, requestId, number, isShortlisted } = applicant
  return (
    <Card
      title={name}
      aside={isShortlisted && <StatusBadge color="green">{t('BoardDesk.Shortlisted')}</StatusBadge>}
    >
      <p>
        {[
          t('BoardDesk.Choice', { number: rank, total: choices.length }),
          t(applicant.livesHere ? 'BoardDesk.LivesHere' : 'BoardDesk.LivesElsewhere'),
          t('BoardDesk.Applied', {
            day: format.date(applicant.appliedOn),
            to: format.date(applicant.validUntil),
          }),
        ].join(' · ')}
      </p>
      <p>{choices.map((board, n) => `${n + 1}. ${board}`).join(' · ')}</p>
      <p>
        <b>{t('BoardDesk.Reason')}:</b> {applicant.reason}
      </p>
      {applicant.experience && (
        <p>
          <b>{t('BoardDesk.Experience')}:</b> {applicant.experience}
        </p>
      )}
      <p>
        <a href={`/requests/${requestId}`}>{t('BoardDesk.Request', { number })}</a>
      </p>
      {mayChange && (
        <>
          <Shortlist board={board} applicant={applicant} />
          <Appoint board={board} applicant={applicant} />
        </>
      )}
    </Card>
  )
}

function Shortlist({ board, applicant: { id, isShortlisted } }: ApplicantProps) {
  const form = ownForm(useAppForm(shortlistForm), 'applicationId', id)
  return (
    <Form of={form}>
      <input type="hidden" name="id" value={board.id} />
      <input type="hidden" name="applicationId" value={id} />
      <input type="hidden" name="to" value={isShortlisted ? 'off' : 'on'} />
      <Submit
        of={form}
        label={isShortlisted ? 'BoardDesk.Unshortlist' : 'BoardDesk.Shortlist'}
        look="quiet"
      />
    </Form>
  )
}

function Appoint({ board, applicant }: ApplicantProps) {
  const { t, language } = useTexts()
  const form = ownForm(useAppForm(appointForm), 'applicationId', applicant.id)
  const free = board.seats.filter(({ terms }) =>
    terms.every(({ toDay }) => toDay !== null && toDay < board.today),
  )
  const [first] = free
  if (!first) return <p>{t('BoardDesk.NoFreeSeat')}</p>
  return (
    <details open={form.isAnswered}>
      <summary>
        {t('BoardDesk.Appoint')}
        <VisuallyHidden>: {applicant.name}</VisuallyHidden>
      </summary>
      <Form of={form} look="wide">
        <input type="hidden" name="id" value={board.id} />
        <input type="hidden" name="applicationId" value={applicant.id} />
        <Select
          {...form.field('seatId')}
          options={free.map(({ id, position, name, nameEs }) => ({
            value: id,
            label:
              ((language === 'es' && nameEs) || name) ??
              t('BoardDesk.SeatNumber', { number: position }),
          }))}
        />
        <Beside>
          <TextInput {...form.field('fromDay', board.today)} type="date" required />
          <TextInput
            {...form.field('toDay', lastDay(board.today, first.termYears))}
            type="date"
            hint={t('BoardDesk.ToDayHint')}
            optional
          />
        </Beside>
        <Submit of={form} label="BoardDesk.AppointApplicant" />
      </Form>
    </details>
  )
}
