import { documentTitleOf } from '@portal/web-ui/document-title'

/** The `head` of a page; the portal's name follows its title. */
export const documentTitle = documentTitleOf('Staff.PortalOf')
