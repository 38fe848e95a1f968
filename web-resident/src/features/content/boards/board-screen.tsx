import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getBoard } from '@portal/openapi/resident-client/boards'
import { query } from '@portal/web-ui/api'
import { Card } from '@portal/web-ui/card'
import { Prose } from '@portal/web-ui/prose'
import { InLanguage, useTexts } from '@portal/web-ui/texts'
import { BackLink } from '../../../parts/back-link.tsx'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { AttendanceList } from './attendance-list.tsx'
import { BoardFacts } from './board-facts.tsx'
import { BoardLinks, BoardResources } from './board-links.tsx'
import { BoardVacancies } from './board-vacancies.tsx'
import styles from './boards.module.css'
import { MeetingList } from './meeting-list.tsx'
import { MemberTable } from './member-table.tsx'
import { useBoardLanguage } from './words.ts'

interface BoardScreenProps {
  id: string
  /** The one whose attendance is open. */
  meeting: string | undefined
  follow: ReactNode
  /** The reader comes from an email to followers, to confirm or to stop. */
  isFollowFirst: boolean
}

/** Spec, resident section 2. */
export function BoardScreen({ id, meeting, follow, isFollowFirst }: BoardScreenProps) {
  const { t } = useTexts()
  const { data: details } = useSuspenseQuery(query(getBoard, { path: { id } }))
  const { board } = details
  const lang = useBoardLanguage(board)
  return (
    <PlainScreen title={<InLanguage lang={lang}>{board.Name}</InLanguage>}>
      {isFollowFirst && follow}
      <div className={styles.panels}>
        <div>
          <Card title={t('Boards.Overview')}>
            <div lang={lang}>
              <Prose html={board.Overview__c} />
            </div>
          </Card>
          {board.powersAndDuties.length > 0 && (
            <Card title={t('Boards.Powers')}>
              <ul className={styles.powers} lang={lang}>
                {board.powersAndDuties.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Card>
          )}
          <MemberTable seats={details.seats} />
          <MeetingList details={details} />
          <AttendanceList details={details} shown={meeting} />
        </div>
        <div>
          <BoardVacancies details={details} />
          {!isFollowFirst && follow}
          <BoardFacts board={board} />
          <BoardResources details={details} />
          <BoardLinks board={board} />
        </div>
      </div>
      <BackLink href="/boards-and-commissions">{t('Boards.Back')}</BackLink>
    </PlainScreen>
  )
}
