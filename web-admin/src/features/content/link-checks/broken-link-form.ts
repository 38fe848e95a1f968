import { checkBrokenLink, ignoreBrokenLink } from '@portal/openapi/admin-client/link-checks'
import { type FormAnswer, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** The field that the pressed button sends. */
export const stepField = 'step'

/** What staff can do about a link: check it again now, or say whether it works. */
export const brokenLinkForm: AppForm = {
  name: 'broken-link',
  title: 'BrokenLinks.Failed',
  labels: {},
  async send({ text }, { call }): Promise<FormAnswer> {
    const path = { id: text('id') }
    const step = text(stepField)
    if (step === 'check') {
      const { outcome } = await call(checkBrokenLink, { path })
      if (outcome === 'broken') return refusedFor('BrokenLinks.StillBroken')
      if (outcome === 'unknown') return refusedFor('BrokenLinks.Unknown')
      return { kind: 'accepted', toast: 'SuccessUpdate', code: 'BrokenLinks.NowWorks' }
    }
    const isIgnored = step === 'works'
    await call(ignoreBrokenLink, { path, body: { isIgnored } })
    const code = isIgnored ? 'BrokenLinks.IsIgnored' : 'BrokenLinks.IsListed'
    return { kind: 'accepted', toast: 'SuccessUpdate', code }
  },
}
