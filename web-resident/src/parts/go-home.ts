import { redirect } from '@tanstack/react-router'
import type { NoticeName } from './notices.ts'

/** Leads to the home page, which says why. */
export const goHome = (notice: NoticeName) => leadTo('/', notice)

/** Leads to an address of ours, which may say why; before a byte of a page where the server asks. */
export const leadTo = (href: string, notice: NoticeName | null = null) =>
  redirect({ href: notice ? `${href}?notice=${notice}` : href, statusCode: 303 })
