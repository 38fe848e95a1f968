import type { OtherLanguage } from '@portal/web-ui/texts'
import type { RouterContext } from '../router-context.ts'

/** The `head` of a page with this title; the city's name follows it in tabs and bookmarks. */
export const documentTitle = (
  { texts, page }: Pick<RouterContext, 'texts' | 'page'>,
  title: string,
  /** Of a title in another language than the page. */
  lang?: OtherLanguage,
) => ({
  meta: [{ title: `${title} - ${texts.t('Util.CityOf', { city: page.settings.name })}`, lang }],
})
