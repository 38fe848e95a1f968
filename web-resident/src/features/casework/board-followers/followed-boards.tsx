import { useSuspenseQuery } from '@tanstack/react-query'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { FollowedList } from '../../../parts/followed-list.tsx'
import { followBoardForm } from './follow-board-form.ts'
import { followedBoardsQuery } from './queries.ts'

/** Among the settings of notifications: the boards that one follows. */
export function FollowedBoards() {
  const { t } = useTexts()
  const { data: boards } = useSuspenseQuery(followedBoardsQuery())
  return (
    <FollowedList
      form={useAppForm(followBoardForm)}
      anchor="followed-boards-section"
      none={{
        title: t('BoardFollowing.BoardsEmpty'),
        action: t('BoardFollowing.FindBoard'),
        href: '/boards-and-commissions',
      }}
      stop={t('BoardFollowing.Stop')}
      rows={boards.map(({ alias, name }) => ({
        id: alias,
        name,
        href: `/boards-and-commissions/${alias}`,
        stopThis: t('BoardFollowing.StopBoard', { board: name }),
      }))}
    />
  )
}
