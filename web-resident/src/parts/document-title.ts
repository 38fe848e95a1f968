import { documentTitleOf } from '@portal/web-ui/document-title'

/** The `head` of a page; the city's name follows its title. */
export const documentTitle = documentTitleOf('Util.CityOf')
