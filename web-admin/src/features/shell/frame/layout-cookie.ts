import type { StaffLayout } from '@portal/web-ui/page-data'

const name = 'staff_layout'
const seconds = 31_536_000

/** From a Cookie header; anything else than ours is the default. */
export function layoutIn(cookies: string): StaffLayout {
  const value = new RegExp(`(?:^|; )${name}=([a-z.]*)`).exec(cookies)?.[1] ?? ''
  const words = value.split('.')
  return {
    density: words.includes('comfortable') ? 'comfortable' : 'compact',
    isRailHidden: words.includes('narrow'),
  }
}

/** It grants nothing, so scripts may set it. */
export const layoutCookie = ({ density, isRailHidden }: StaffLayout): string =>
  `${name}=${density}.${isRailHidden ? 'narrow' : 'wide'}; Path=/; SameSite=Lax; Max-Age=${seconds}`
