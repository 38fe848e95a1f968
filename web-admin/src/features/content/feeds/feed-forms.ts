import { type FeedEdit, feedErrors, feedKinds } from '@portal/core/feeds/rules'
import {
  addFeed,
  deleteFeed,
  pauseFeed,
  testFeed,
  updateFeed,
} from '@portal/openapi/admin-client/feeds'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type FormAnswer, refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Hidden: the address that the test showed. */
export const testedField = 'tested'

const feedIn = ({ text }: Fields): FeedEdit => ({
  kind: feedKinds.find((kind) => kind === text('kind')) ?? 'news',
  name: text('name').trim(),
  url: text('url').trim(),
})

const seenIn = ({ text }: Fields) => ({
  path: { id: text('id') },
  header: { 'if-match': `"${text('version')}"` },
})

/** First reads the address and shows what is there, then adds or changes the feed. */
export const feedForm: AppForm = {
  name: 'feed',
  title: 'Feeds.Failed',
  labels: { kind: 'Feeds.Kind', name: 'Feeds.Name', url: 'Feeds.Url' },
  about: { 'Feeds.Taken': 'url', 'Feeds.NotPublic': 'url', 'Feeds.OtherKind': 'kind' },
  async send(fields, { call }): Promise<FormAnswer> {
    const edit = feedIn(fields)
    const errors = feedErrors(edit)
    if (errors.length > 0) return refusedBy(errors)
    const { kind, url } = edit
    const tested = `${kind} ${url}`
    if (fields.text(testedField) === tested) {
      if (fields.text('id') === '') await call(addFeed, { body: edit })
      else await call(updateFeed, { ...seenIn(fields), body: edit })
      return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Feeds.Saved' }
    }
    const { works, summary } = await call(testFeed, { body: { kind, url } })
    const title = works ? 'Feeds.TestWorks' : 'Feeds.TestFails'
    const ask = { title, messages: summary, codes: [], cents: 0, about: tested } as const
    return { kind: 'refused', problems: [], ask }
  },
}

/** Pauses a feed, or resumes it. */
export const pauseFeedForm: AppForm = {
  name: 'pause-feed',
  title: 'Feeds.Failed',
  labels: {},
  async send(fields, { call }) {
    const isPaused = fields.text('isPaused') === 'yes'
    await call(pauseFeed, { ...seenIn(fields), body: { isPaused } })
    const code = isPaused ? 'Feeds.IsPaused' : 'Feeds.IsResumed'
    return { kind: 'accepted', toast: 'SuccessUpdate', code }
  },
}

export const deleteFeedForm: AppForm = {
  name: 'delete-feed',
  title: 'Feeds.DeleteFailed',
  labels: {},
  async send(fields, { call }) {
    await call(deleteFeed, seenIn(fields))
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'Feeds.Deleted' }
  },
}
