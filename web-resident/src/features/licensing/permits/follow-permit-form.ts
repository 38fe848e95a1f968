import {
  confirmFollowing,
  followPermit,
  stopFollowing,
  unfollowPermit,
} from '@portal/openapi/resident-client/permit-following'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Follows, confirms by the link of a guest's email, or stops, as its `step` says. */
export const followPermitForm: AppForm = {
  name: 'follow-permit',
  title: 'PermitFollowing.Failed',
  labels: { guestEmail: 'PermitFollowing.Email' },
  async send({ text }, { call, page }) {
    // The list of what one follows has one button for each: `2026/1001`.
    const [year = text('year'), number = text('number')] = text('id').split('/').filter(Boolean)
    const path = { year, number }
    const query = { follower: text('follower'), signature: text('signature') }
    if (text('step') === 'confirm') {
      await call(confirmFollowing, { path, query })
      return { kind: 'accepted' }
    }
    if (text('step') === 'stop') {
      if (query.signature === '') await call(unfollowPermit, { path })
      else await call(stopFollowing, { path, query })
      return { kind: 'accepted', code: 'PermitFollowing.Stopped' }
    }
    const isGuest = page.viewer.userId === null
    const guestEmail = isGuest ? text('guestEmail') : ''
    await call(followPermit, { path, body: { guestEmail } })
    return isGuest ? { kind: 'accepted', code: 'PermitFollowing.Asked' } : { kind: 'accepted' }
  },
}
