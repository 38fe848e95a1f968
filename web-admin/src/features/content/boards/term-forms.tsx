import { boardLimits } from '@portal/core/boards/rules'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { ownForm } from '../../../parts/own-form.ts'
import { changeTermForm, newTermForm } from './board-forms.ts'
import styles from './boards.module.css'
import type { DeskBoard, DeskSeat } from './queries.ts'

type Term = DeskSeat['terms'][number]

export function useTermWords() {
  const { t, format } = useTexts()
  return ({ fromDay, toDay }: Pick<Term, 'fromDay' | 'toDay'>): string =>
    t('BoardDesk.FromTo', {
      from: fromDay ? format.date(fromDay) : t('BoardDesk.Start'),
      to: toDay ? format.date(toDay) : t('BoardDesk.NoEnd'),
    })
}

/** The last day of a term that begins on a day; empty without a length. */
export function lastDay(fromDay: string, years: number | null): string {
  if (years === null) return ''
  const end = new Date(`${fromDay}T00:00:00Z`)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  end.setUTCDate(end.getUTCDate() - 1)
  return end.toISOString().slice(0, 10)
}

interface NewTermProps {
  board: DeskBoard
  seat: DeskSeat
  title: string
}

export function NewTerm({ board, seat, title }: NewTermProps) {
  const { t } = useTexts()
  const form = ownForm(useAppForm(newTermForm), 'seatId', seat.id)
  return (
    <details className={styles.fold} open={form.isAnswered}>
      <summary>
        {t('BoardDesk.Appoint')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </summary>
      <Form of={form} look="wide">
        <input type="hidden" name="id" value={board.id} />
        <input type="hidden" name="seatId" value={seat.id} />
        <TextInput
          {...form.field('fullName')}
          maxLength={boardLimits.name}
          autoComplete="off"
          required
        />
        <Beside>
          <TextInput {...form.field('email')} type="email" autoComplete="off" optional />
          <TextInput
            {...form.field('phone')}
            inputMode="tel"
            autoComplete="off"
            maxLength={40}
            optional
          />
        </Beside>
        <Beside>
          <TextInput {...form.field('fromDay', board.today)} type="date" required />
          <TextInput
            {...form.field('toDay', lastDay(board.today, seat.termYears))}
            type="date"
            hint={t('BoardDesk.ToDayHint')}
            optional
          />
        </Beside>
        <Submit of={form} label="BoardDesk.Add" look="quiet" />
      </Form>
    </details>
  )
}

export function ChangeTerm({ board, term }: { board: DeskBoard; term: Term }) {
  const { t } = useTexts()
  const form = ownForm(useAppForm(changeTermForm), 'termId', term.id)
  return (
    <details className={styles.fold} open={form.isAnswered}>
      <summary>
        {t('BoardDesk.ChangeTerm')}
        <VisuallyHidden>: {term.name}</VisuallyHidden>
      </summary>
      <Form of={form}>
        <input type="hidden" name="id" value={board.id} />
        <input type="hidden" name="termId" value={term.id} />
        <input type="hidden" name="fromDay" value={term.fromDay ?? ''} />
        <TextInput
          {...form.field('toDay', term.toDay ?? '')}
          type="date"
          hint={t('BoardDesk.ToDayHint')}
          optional
        />
        <Submit of={form} label="BoardDesk.Save" look="quiet" />
      </Form>
    </details>
  )
}
