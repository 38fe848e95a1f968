import { documentTitleOf } from '@portal/web-ui/document-title'

/** A page's `head`, with the portal's name after the title. */
export const documentTitle = documentTitleOf('Staff.PortalOf')
