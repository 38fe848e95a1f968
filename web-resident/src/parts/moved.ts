import { redirect } from '@tanstack/react-router'

/** A permanent redirect from an old URL; the app itself links to current ones. */
export const moved = (href: string) => redirect({ href, statusCode: 301 })
