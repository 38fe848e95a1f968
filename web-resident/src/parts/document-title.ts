import type { RouterContext } from '../router-context.ts'

/** The `head` of a page with this title; the city's name follows it in tabs and bookmarks. */
export const documentTitle = (
  { texts, page }: Pick<RouterContext, 'texts' | 'page'>,
  title: string,
) => ({
  meta: [{ title: `${title} - ${texts.t('Util.CityOf', { city: page.settings.name })}` }],
})
