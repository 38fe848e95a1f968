import { mayCall } from '@portal/core/access/rules'
import { boardLimits, boardOfficeNames } from '@portal/core/boards/rules'
import { Card } from '@portal/web-ui/card'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { Select } from '@portal/web-ui/select'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { ownForm } from '../../../parts/own-form.ts'
import { endSeatForm, noOne, officeForm, seatForm } from './board-forms.ts'
import styles from './boards.module.css'
import type { DeskBoard, DeskSeat } from './queries.ts'
import { ChangeTerm, NewTerm, useTermWords } from './term-forms.tsx'

/** Each seat with who has it, and what can be done with it. */
export function SeatPart({ board }: { board: DeskBoard }) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const mayChange = mayCall(roles, 'saveBoardSeat') && !board.hasEnded
  return (
    <Stack>
      {board.seats.map((seat) => (
        <Seat key={seat.id} board={board} seat={seat} mayChange={mayChange} />
      ))}
      {mayChange && (
        <>
          <Offices board={board} />
          <Card title={t('BoardDesk.AddSeat')}>
            <SeatFields key={board.seats.length} board={board} />
          </Card>
        </>
      )}
    </Stack>
  )
}

function Seat({
  board,
  seat,
  mayChange,
}: {
  board: DeskBoard
  seat: DeskSeat
  mayChange: boolean
}) {
  const { t, language } = useTexts()
  const daysOf = useTermWords()
  const isSpanish = language === 'es'
  const facts = [
    (isSpanish && seat.appointerEs) || seat.appointer,
    (isSpanish && seat.requirementsEs) || seat.requirements,
  ].filter(Boolean)
  const current = seat.terms.filter(({ isNow }) => isNow)
  const title =
    ((isSpanish && seat.nameEs) || seat.name) ??
    t('BoardDesk.SeatNumber', { number: seat.position })
  return (
    <Card
      title={title}
      aside={
        seat.isAlternate && <StatusBadge color="gray">{t('BoardDesk.IsAlternate')}</StatusBadge>
      }
    >
      {facts.length > 0 && <p className={styles.soft}>{facts.join(' · ')}</p>}
      {seat.terms.length === 0 && <p>{t('BoardDesk.NoOne')}</p>}
      <ul className={styles.files}>
        {seat.terms.map((term) => (
          <li key={term.id}>
            {term.isNow ? <b>{term.name}</b> : <span>{term.name}</span>}
            <span className={styles.soft}>{daysOf(term)}</span>
            {term.email && <a href={`mailto:${term.email}`}>{term.email}</a>}
            {mayChange && <ChangeTerm board={board} term={term} />}
          </li>
        ))}
      </ul>
      {mayChange && (
        <>
          {current.length === 0 && <NewTerm board={board} seat={seat} title={title} />}
          <details className={styles.fold}>
            <summary>
              {t('BoardDesk.EditSeat')}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </summary>
            <Stack>
              <SeatFields board={board} seat={seat} />
              {current.length === 0 && <EndSeat board={board} seat={seat} />}
            </Stack>
          </details>
        </>
      )}
    </Card>
  )
}

function SeatFields({ board, seat }: { board: DeskBoard; seat?: DeskSeat }) {
  const form = ownForm(useAppForm(seatForm), 'seatId', seat?.id ?? '')
  return (
    <Form of={form} look="wide">
      <input type="hidden" name="id" value={board.id} />
      <input type="hidden" name="seatId" value={seat?.id ?? ''} />
      <Beside>
        <TextInput
          {...form.field('name', seat?.name ?? '')}
          maxLength={boardLimits.name}
          autoComplete="off"
          optional
        />
        <TextInput
          {...form.field('nameEs', seat?.nameEs ?? '')}
          maxLength={boardLimits.name}
          autoComplete="off"
          lang="es"
          optional
        />
      </Beside>
      <Beside>
        <TextInput
          {...form.field('appointer', seat?.appointer ?? '')}
          maxLength={boardLimits.line}
          autoComplete="off"
          optional
        />
        <TextInput
          {...form.field('appointerEs', seat?.appointerEs ?? '')}
          maxLength={boardLimits.line}
          autoComplete="off"
          lang="es"
          optional
        />
      </Beside>
      <TextArea
        {...form.field('requirements', seat?.requirements ?? '')}
        maxLength={boardLimits.text}
        rows={2}
        optional
      />
      <TextArea
        {...form.field('requirementsEs', seat?.requirementsEs ?? '')}
        maxLength={boardLimits.text}
        rows={2}
        lang="es"
        optional
      />
      <TextInput
        {...form.field('termYears', seat?.termYears ? String(seat.termYears) : '')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        optional
      />
      <Checkbox {...form.box('isVoting', seat?.isVoting ?? true)} />
      <Checkbox {...form.box('isAlternate', seat?.isAlternate ?? false)} />
      <Checkbox {...form.box('takesApplications', seat?.takesApplications ?? true)} />
      <Submit of={form} label={seat ? 'BoardDesk.Save' : 'BoardDesk.Add'} look="quiet" />
    </Form>
  )
}

function EndSeat({ board, seat }: { board: DeskBoard; seat: DeskSeat }) {
  const form = ownForm(useAppForm(endSeatForm), 'seatId', seat.id)
  return (
    <Form of={form}>
      <input type="hidden" name="id" value={board.id} />
      <input type="hidden" name="seatId" value={seat.id} />
      <Submit of={form} label="BoardDesk.EndSeat" look="danger" />
    </Form>
  )
}

const officeTexts = {
  chair: 'Boards.OfficeChair',
  'vice-chair': 'Boards.OfficeViceChair',
  secretary: 'Boards.OfficeSecretary',
} as const

function Offices({ board }: { board: DeskBoard }) {
  const { t } = useTexts()
  const form = useAppForm(officeForm)
  const members = board.seats.flatMap(({ terms }) => terms.filter(({ isNow }) => isNow))
  return (
    <Card title={t('BoardDesk.Offices')}>
      <ul className={styles.files}>
        {board.offices.map(({ office, name }) => (
          <li key={office}>
            {t(officeTexts[office])}: <b>{name}</b>
          </li>
        ))}
      </ul>
      <Form of={form} look="wide">
        <input type="hidden" name="id" value={board.id} />
        <Beside>
          <Select
            {...form.field('office')}
            options={boardOfficeNames.map((value) => ({ value, label: t(officeTexts[value]) }))}
          />
          <Select
            {...form.field('memberId')}
            placeholder={t('BoardDesk.ChooseMember')}
            options={[
              ...members.map(({ memberId, name }) => ({ value: memberId, label: name })),
              { value: noOne, label: t('BoardDesk.NoOne') },
            ]}
          />
        </Beside>
        <Submit of={form} label="BoardDesk.Save" look="quiet" />
      </Form>
    </Card>
  )
}
