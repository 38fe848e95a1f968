import {
  confirmBoardFollowing,
  followBoard,
  stopBoardFollowing,
  unfollowBoard,
} from '@portal/openapi/resident-client/board-followers'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Follows, confirms by the link of a guest's email, or stops, as its `step` says. */
export const followBoardForm: AppForm = {
  name: 'follow-board',
  title: 'BoardFollowing.Failed',
  labels: { guestEmail: 'BoardFollowing.Email' },
  async send({ text }, { call, page }) {
    const path = { id: text('id') }
    const query = { follower: text('follower'), signature: text('signature') }
    if (text('step') === 'confirm') {
      await call(confirmBoardFollowing, { path, query })
      return { kind: 'accepted' }
    }
    if (text('step') === 'stop') {
      if (query.signature === '') await call(unfollowBoard, { path })
      else await call(stopBoardFollowing, { path, query })
      return { kind: 'accepted', code: 'BoardFollowing.Stopped' }
    }
    const isGuest = page.viewer.userId === null
    const guestEmail = isGuest ? text('guestEmail') : ''
    await call(followBoard, { path, body: { guestEmail } })
    return isGuest ? { kind: 'accepted', code: 'BoardFollowing.Asked' } : { kind: 'accepted' }
  },
}
