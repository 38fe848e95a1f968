import { unfollowRequest } from '@portal/openapi/resident-client/reports'
import { unfollowAsGuest } from '@portal/openapi/resident-client/tracking'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** With an account, or by the link of a guest's mail. */
export const unfollowForm: AppForm = {
  name: 'unfollow',
  title: 'Tracking.UnfollowFailed',
  labels: {},
  async send({ text }, { call }) {
    const [id, follower, signature] = [text('recordId'), text('follower'), text('signature')]
    if (signature === '') {
      await call(unfollowRequest, { path: { id } })
      return { kind: 'done', href: '/in_progress?notice=unfollowed' }
    }
    const query = { as: 'follower' as const, follower, signature }
    await call(unfollowAsGuest, { path: { id }, query })
    return { kind: 'done', href: '/?notice=unfollowed' }
  },
}
