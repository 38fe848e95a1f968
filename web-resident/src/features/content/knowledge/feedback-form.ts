import { sendArticleFeedback } from '@portal/openapi/resident-client/knowledge'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Yes is all we ask; after a No, what was missing. The No counts right away. */
export const articleFeedbackForm: AppForm = {
  name: 'article-feedback',
  title: 'Knowledge.FeedbackFailed',
  labels: { reason: 'Knowledge.Reason' },
  async send({ has, text }, { call }) {
    const isHelpful = text('helpful') === 'yes'
    const hasScript = !import.meta.env.SSR
    const body = { isHelpful, reason: text('reason'), hasScript }
    await call(sendArticleFeedback, { path: { id: text('articleId') }, body })
    if (isHelpful || has('reason')) return { kind: 'accepted', code: 'Knowledge.Thanks' }
    return { kind: 'accepted', code: 'Knowledge.Sorry', values: { asked: 'why' } }
  },
}
