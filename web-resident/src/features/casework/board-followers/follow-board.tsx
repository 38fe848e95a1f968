import { useSuspenseQuery } from '@tanstack/react-query'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { FollowCard } from '../../../parts/follow-card.tsx'
import type { FollowLink } from '../../../parts/follow-link.ts'
import { followBoardForm } from './follow-board-form.ts'
import { boardFollowingQuery } from './queries.ts'

const faces = {
  no: {
    title: 'BoardFollowing.Title',
    lead: 'BoardFollowing.Lead',
    button: 'BoardFollowing.Follow',
  },
  asked: {
    title: 'BoardFollowing.ConfirmTitle',
    lead: 'BoardFollowing.ConfirmLead',
    button: 'BoardFollowing.Confirm',
  },
  yes: {
    title: 'BoardFollowing.OnTitle',
    lead: 'BoardFollowing.OnLead',
    button: 'BoardFollowing.Stop',
  },
} as const

/** Emails about a board link here (core/src/casework/board-followers/queue-notice.ts). */
export function FollowBoard({ id, link }: { id: string; link: FollowLink }) {
  const { data } = useSuspenseQuery(boardFollowingQuery(id, link))
  const form = useAppForm(followBoardForm)
  return (
    <FollowCard
      form={form}
      following={data.following}
      faces={faces}
      isPrivate="BoardFollowing.Private"
      busy="BoardFollowing.Busy"
      of={{ id }}
      link={link}
    />
  )
}
