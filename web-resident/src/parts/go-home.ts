import { redirect } from '@tanstack/react-router'
import type { NoticeName } from './notices.ts'

/** Redirects to the home page with a reason, and how to return to the requested page. */
export const goHome = (notice: NoticeName, redirectto?: string) =>
  redirectto === undefined
    ? leadTo('/', notice)
    : redirect({ href: `/?${new URLSearchParams({ notice, redirectto })}`, statusCode: 303 })

/** Redirects within the portal with an optional notice; on the server, before the page renders. */
export const leadTo = (href: string, notice: NoticeName | null = null) =>
  redirect({ href: notice ? `${href}?notice=${notice}` : href, statusCode: 303 })
