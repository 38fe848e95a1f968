import { useSuspenseQuery } from '@tanstack/react-query'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { FollowCard } from '../../../parts/follow-card.tsx'
import type { FollowLink } from '../../../parts/follow-link.ts'
import { followPermitForm } from './follow-permit-form.ts'
import { followingQuery, type PermitPath } from './queries.ts'

interface FollowPermitProps {
  path: PermitPath
  /** Of a guest's email. */
  link: FollowLink
  /** Nothing more will happen. */
  isOver: boolean
}

const faces = {
  no: {
    title: 'PermitFollowing.Title',
    lead: 'PermitFollowing.Lead',
    button: 'PermitFollowing.Follow',
  },
  asked: {
    title: 'PermitFollowing.ConfirmTitle',
    lead: 'PermitFollowing.ConfirmLead',
    button: 'PermitFollowing.Confirm',
  },
  yes: {
    title: 'PermitFollowing.FollowingTitle',
    lead: 'PermitFollowing.FollowingLead',
    button: 'PermitFollowing.Stop',
  },
} as const

/** Emails about a permit link here (core/src/licensing/permits/notify-followers.ts). */
export function FollowPermit({ path, link, isOver }: FollowPermitProps) {
  const { data } = useSuspenseQuery(followingQuery(path, link))
  const form = useAppForm(followPermitForm)
  const { following } = data
  if (isOver && following === 'no' && form.report === null) return null
  return (
    <FollowCard
      form={form}
      following={following}
      faces={faces}
      isPrivate="PermitFollowing.Private"
      busy="PermitFollowing.FollowBusy"
      of={{ year: path.year, number: path.number }}
      link={link}
    />
  )
}
