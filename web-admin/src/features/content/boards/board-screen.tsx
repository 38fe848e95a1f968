import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Screen } from '../../../parts/screen.tsx'
import { TabLinks } from '../../../parts/tab-links.tsx'
import { AttendanceGrid } from './attendance-grid.tsx'
import { BoardMore } from './board-more.tsx'
import { type BoardPart, boardParts, partTexts } from './board-parts.ts'
import styles from './boards.module.css'
import { MeetingPart } from './meeting-part.tsx'
import { boardQuery } from './queries.ts'
import { SeatPart } from './seat-part.tsx'

interface BoardScreenProps {
  id: string
  part: BoardPart
  /** Comes from a room above. */
  applicants: ReactNode
}

/** One part of a board at a time; each has its own address. */
export function BoardScreen({ id, part, applicants }: BoardScreenProps) {
  const { t, language } = useTexts()
  const { portalUrl } = useApp().page
  const { data: board } = useSuspenseQuery(boardQuery(id))
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{(language === 'es' && board.nameEs) || board.name}</PageTitle>
          <p className={styles.line}>
            <a href="/boards">{t('BoardDesk.Back')}</a>
            <a href={`/board_texts/${id}`}>{t('BoardDesk.Texts')}</a>
            {board.hasEnded ? (
              <StatusBadge color="gray">{t('BoardDesk.Ended')}</StatusBadge>
            ) : (
              <a href={`${portalUrl ?? ''}/boards-and-commissions/${board.alias}`}>
                {t('BoardDesk.ResidentPage')}
              </a>
            )}
          </p>
        </Stack>
        <TabLinks
          label={t('BoardDesk.Parts')}
          keys={boardParts}
          current={part}
          nameOf={(one) => t(partTexts[one])}
          href={(one) => `/boards/${id}?part=${one}`}
        />
        {part === 'seats' && <SeatPart board={board} />}
        {part === 'applicants' && applicants}
        {part === 'meetings' && <MeetingPart board={board} />}
        {part === 'attendance' && <AttendanceGrid board={board} />}
        {part === 'more' && <BoardMore board={board} />}
      </Stack>
    </Screen>
  )
}
