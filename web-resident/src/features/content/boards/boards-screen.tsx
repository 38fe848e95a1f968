import { useSuspenseQuery } from '@tanstack/react-query'
import { boardApplicationHref } from '@portal/core/boards/rules'
import { type BoardPage, boardPages } from '@portal/core/city/rules'
import { listBoards } from '@portal/openapi/resident-client/boards'
import { query } from '@portal/web-ui/api'
import { ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { Link } from '@portal/web-ui/link'
import { useTexts } from '@portal/web-ui/texts'
import { Tile } from '@portal/web-ui/tile'
import { PeopleIcon } from '@portal/web-ui/topic-icons'
import { useApp } from '@portal/web-ui/use-app'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { BoardIcon } from './board-icon.tsx'
import styles from './boards.module.css'
import { type Board, meetingTime, useBoardLanguage } from './words.ts'

/** Spec, resident section 2: resource links, the grid of boards, and their vacancies. */
export function BoardsScreen() {
  const { t } = useTexts()
  const { data: boards } = useSuspenseQuery(query(listBoards))
  const open = boards.filter(({ Vacancies__c }) => Vacancies__c > 0)
  const full = boards.filter(({ Vacancies__c }) => Vacancies__c === 0)
  return (
    <PlainScreen title={t('Boards.Title')} lead={t('Boards.Lead')}>
      <BoardPages />
      {boards.length === 0 ? (
        <EmptyState icon={<PeopleIcon size="large" />} title={t('Boards.None')} />
      ) : (
        <>
          <Stack>
            <h2>{t('Boards.All')}</h2>
            <ul className={styles.list}>
              {boards.map((board) => (
                <BoardTile key={board.Id} board={board} />
              ))}
            </ul>
          </Stack>
          <Stack>
            <h2 id="vacancies">{t('Boards.CurrentVacancies')}</h2>
            <ul className={styles.list}>
              {[...open, ...full].map((board) => (
                <Vacancy key={board.Id} board={board} />
              ))}
            </ul>
          </Stack>
        </>
      )}
    </PlainScreen>
  )
}

const pageTexts = {
  commissionerGuide: 'Boards.CommissionerGuide',
  upcomingMeetings: 'Boards.UpcomingMeetings',
  agendasAndMinutes: 'Boards.AgendasAndMinutes',
  apply: 'Boards.ApplyPage',
  studentApplication: 'Boards.StudentApplication',
} as const satisfies Record<BoardPage, string>

/** Of the city's website; without a page to apply, our own form. */
function BoardPages() {
  const { t } = useTexts()
  const { websiteUrl, boardPages: paths } = useApp().page.settings
  return (
    <nav aria-label={t('Boards.Pages')}>
      <ul className={styles.pages}>
        {boardPages.map((name) => {
          const path = paths[name]
          if (path !== null)
            return (
              <li key={name}>
                <Link href={websiteUrl + path} external>
                  {t(pageTexts[name])}
                </Link>
              </li>
            )
          return name === 'apply' ? (
            <li key={name}>
              <a href={boardApplicationHref(null)}>{t(pageTexts[name])}</a>
            </li>
          ) : null
        })}
      </ul>
    </nav>
  )
}

function BoardTile({ board }: { board: Board }) {
  const { t, format, language } = useTexts()
  const { Vacancies__c: count, nextMeeting } = board
  return (
    <li lang={useBoardLanguage(board)}>
      <Tile
        href={`/boards-and-commissions/${board.Alias__c}`}
        title={board.Name}
        icon={<BoardIcon name={board.Icon__c} />}
        look="beside"
      >
        <p lang={language}>
          {nextMeeting
            ? t('Boards.NextMeeting', { when: meetingTime(nextMeeting, format) })
            : t('Boards.NoMeeting')}
        </p>
        {count > 0 && (
          <p lang={language} className={styles.open}>
            {t('Boards.OpenSeats', { count })}
          </p>
        )}
      </Tile>
    </li>
  )
}

function Vacancy({ board }: { board: Board }) {
  const { t } = useTexts()
  const { Id, Name, Vacancies__c: count } = board
  return (
    <li>
      <div className={styles.vacancy}>
        <h3 lang={useBoardLanguage(board)}>{Name}</h3>
        {count > 0 ? (
          <>
            <p>{t('Boards.OpenSeats', { count })}</p>
            <div>
              <ButtonLink
                look="quiet"
                href={boardApplicationHref(Id)}
                aria-label={t('Boards.ApplyTo', { board: Name })}
              >
                {t('Boards.Apply')}
              </ButtonLink>
            </div>
          </>
        ) : (
          <p>{t('Boards.Unavailable')}</p>
        )}
      </div>
    </li>
  )
}
