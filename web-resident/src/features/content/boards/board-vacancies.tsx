import { boardApplicationHref } from '@portal/core/boards/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import styles from './boards.module.css'
import { type BoardDetails, type BoardSeat, useBoardLanguage } from './words.ts'

/** The seats without a member: what they ask for, and who appoints. */
export function BoardVacancies({ details: { board, seats } }: { details: BoardDetails }) {
  const { t } = useTexts()
  const lang = useBoardLanguage(board)
  const count = board.Vacancies__c
  const empty = seats.filter((seat) => seat.isVacant || (!seat.member && !seat.isPromised))
  return (
    <Card
      title={t('Boards.CurrentVacancies')}
      actions={
        count > 0 && (
          <ButtonLink href={boardApplicationHref(board.Id)}>{t('Boards.Apply')}</ButtonLink>
        )
      }
    >
      <p>{count > 0 ? t('Boards.OpenSeats', { count }) : t('Boards.Unavailable')}</p>
      {empty.length > 0 && (
        <ul className={styles.seats} lang={lang}>
          {empty.map((seat) => (
            <EmptySeat key={seat.id} seat={seat} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function EmptySeat({ seat }: { seat: BoardSeat }) {
  const { t, language } = useTexts()
  const { name, position, isVacant, isAlternate, requirements, appointer } = seat
  return (
    <li data-reserved={isVacant ? undefined : true}>
      <b>{name ?? <span lang={language}>{t('Boards.Seat', { number: position })}</span>}</b>
      <span className={styles.soft} lang={language}>
        {t(
          isVacant ? (isAlternate ? 'Boards.Alternate' : 'Boards.Vacant') : 'Boards.VacantReserved',
        )}
      </span>
      {requirements && (
        <span className={styles.soft}>{t('Boards.Requires', { text: requirements })}</span>
      )}
      {appointer && (
        <span className={styles.soft}>{t('Boards.AppointedBy', { who: appointer })}</span>
      )}
    </li>
  )
}
