import '@portal/web-ui/tokens.css'
import { startApp } from '@portal/web-ui/app-client'
import { accountMenu } from './features/account-menu/account-menu.tsx'
import { fetchFor, restoreTypingOf } from './parts/session-ended.ts'
import { makeRouter } from './router.tsx'
import { routeTree } from './routeTree.gen.ts'

void startApp((parts) => {
  const { userId } = parts.page.viewer
  if (userId !== null) restoreTypingOf(userId)
  return makeRouter(routeTree, {
    ...parts,
    accountMenu,
    ...(userId !== null && { fetch: fetchFor(userId) }),
  })
})
