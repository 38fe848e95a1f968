import { dataOf } from '@portal/web-ui/api'
import type { AppForm } from '../../parts/app-form.ts'

/** Stops following a report: with an account, or by the link of a guest's mail. */
export const unfollowForm: AppForm = {
  name: 'unfollow',
  title: 'Tracking.UnfollowFailed',
  labels: {},
  async send({ text }, { api }) {
    const [id, follower, signature] = [text('recordId'), text('follower'), text('signature')]
    if (signature === '') {
      await dataOf(api.DELETE('/reports/{id}/follow', { params: { path: { id } } }))
      return { kind: 'done', href: '/in_progress?notice=unfollowed' }
    }
    const query = { as: 'follower' as const, follower, signature }
    await dataOf(api.DELETE('/request-status/{id}/follow', { params: { path: { id }, query } }))
    return { kind: 'done', href: '/?notice=unfollowed' }
  },
}
