import type { RouterContext } from '../../../router-context.ts'

/** The route guard lets only logged-in users here (core/src/platform/access/screens.ts). */
export function ownIdOf({ page }: Pick<RouterContext, 'page'>): string {
  const { userId } = page.viewer
  if (userId === null) throw new Error('no one is logged in')
  return userId
}
