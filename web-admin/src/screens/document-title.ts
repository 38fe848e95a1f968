import type { TextKey } from '@portal/core/texts/rules'
import type { RouterContext } from '../router-context.ts'

/** The `head` of a page with this title; the portal's name follows it in tabs and bookmarks. */
export const documentTitle = (
  { texts, page }: Pick<RouterContext, 'texts' | 'page'>,
  title: TextKey,
) => ({
  meta: [
    { title: `${texts.t(title)} - ${texts.t('Staff.PortalOf', { city: page.settings.name })}` },
  ],
})
