import { landingAfterSwitch } from '@portal/core/rules'
import { ApiError, dataOf } from '@portal/web-ui/api'
import type { NoticeName } from '../../parts/notices.ts'
import type { SendForm } from '../../parts/send-form.ts'

/** Switches on whose behalf the person acts, who stays where they were if that screen is for both. */
export const actFor: SendForm = async ({ organization = '', from = '' }, { api, page }) => {
  const organizationId = organization === 'personal' ? null : organization
  try {
    await dataOf(api.PUT('/users', { body: { selectedOrganization: organization } }))
  } catch (error) {
    // The form has no page of its own that could say it; what breaks down is told as any other failure.
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return { kind: 'done', href: withNotice('/dashboard', 'switch-failed') }
  }
  const href = landingAfterSwitch(from, page.settings.slug, { ...page.viewer, organizationId })
  const notice = organizationId === null ? 'acts-personally' : 'acts-for-organization'
  return { kind: 'done', href: withNotice(href, notice) }
}

const withNotice = (href: string, notice: NoticeName): string =>
  `${href}${href.includes('?') ? '&' : '?'}notice=${notice}`
