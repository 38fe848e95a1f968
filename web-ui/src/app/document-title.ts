import type { TextKey } from '@portal/core/texts/rules'
import type { OtherLanguage, Texts } from '../texts/index.tsx'
import type { PageData } from './page-data.ts'

interface Titled {
  readonly texts: Texts
  readonly page: PageData
}

/**
 * Makes the `head` of a page; the site's name follows the title in tabs and bookmarks. The title is a text,
 * or the name of what the page shows, with its language where that is not the page's.
 */
export const documentTitleOf =
  (site: 'Staff.PortalOf' | 'Util.CityOf') =>
  ({ texts, page }: Titled, key: TextKey, name = texts.t(key), lang?: OtherLanguage) => ({
    meta: [{ title: `${name} - ${texts.t(site, { city: page.settings.name })}`, lang }],
  })
