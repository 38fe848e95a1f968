import { redirect } from '@tanstack/react-router'

/**
 * A permanent redirect from an old URL with an id. Only the server needs it on public pages: the
 * app itself links to current URLs.
 */
export const moved = (href: string) => redirect({ href, statusCode: 301 })
