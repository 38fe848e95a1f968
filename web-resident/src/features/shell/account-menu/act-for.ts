import { landingAfterSwitch } from '@portal/core/access/rules'
import { updateUser } from '@portal/openapi/resident-client/profiles'
import { ApiError } from '@portal/web-ui/api'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import type { NoticeName } from '../../../parts/notices.ts'
import { actForName } from '../../people/organizations/act-for-name.ts'

/** Switches between the person and an organization; they stay on the page if it is for both. */
export const actForForm: AppForm = {
  name: actForName,
  title: 'Toast.error-update',
  labels: { organization: 'Organizations.ActFor' },
  async send({ text }, { call, page }) {
    const selectedOrganization = text('organization')
    const organizationId = selectedOrganization === 'personal' ? null : selectedOrganization
    try {
      await call(updateUser, { body: { selectedOrganization } })
    } catch (error) {
      // The form has no page of its own for errors; server errors are handled elsewhere.
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      return { kind: 'done', href: withNotice('/dashboard', 'switch-failed') }
    }
    const viewer = { ...page.viewer, organizationId }
    const href = landingAfterSwitch(text('from'), page.settings.slug, viewer)
    const notice = organizationId === null ? 'acts-personally' : 'acts-for-organization'
    return { kind: 'done', href: withNotice(href, notice) }
  },
}

const withNotice = (href: string, notice: NoticeName): string =>
  `${href}${href.includes('?') ? '&' : '?'}notice=${notice}`
