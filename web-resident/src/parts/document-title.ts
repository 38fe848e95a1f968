import { documentTitleOf } from '@portal/web-ui/document-title'

/** A page's `head`, with the city's name after the title. */
export const documentTitle = documentTitleOf('Util.CityOf')
