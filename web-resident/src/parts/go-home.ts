import { redirect } from '@tanstack/react-router'
import type { NoticeName } from './notices.ts'

/** Leads to the home page, which says why, and how to come back to what was asked for. */
export const goHome = (notice: NoticeName, redirectto?: string) =>
  redirectto === undefined
    ? leadTo('/', notice)
    : redirect({ href: `/?${new URLSearchParams({ notice, redirectto })}`, statusCode: 303 })

/** Leads to an address of ours, which may say why; before a byte of a page where the server asks. */
export const leadTo = (href: string, notice: NoticeName | null = null) =>
  redirect({ href: notice ? `${href}?notice=${notice}` : href, statusCode: 303 })
