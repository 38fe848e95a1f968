import { redirect } from '@tanstack/react-router'
import type { NoticeName } from './notices.ts'

/** Leads to the home page, which says why. */
export const goHome = (notice: NoticeName) => redirect({ to: '/', search: { notice } })
