import { redirect } from '@tanstack/react-router'

/**
 * Leads from an older address, which has an id, to the one of today, and says that it is for ever. On
 * public pages only the server has to: what the app links to itself there has today's address.
 */
export const moved = (href: string) => redirect({ href, statusCode: 301 })
