import '@portal/web-ui/tokens.css'
import { startApp } from '@portal/web-ui/app-client'
import { fetchFor, restoreTypingOf } from './parts/session-ended.ts'
import { makeRouter } from './router.tsx'
import { routeTree } from './routeTree.gen.ts'
import { signedIn } from './signed-in.tsx'

void startApp((parts) => {
  const { userId } = parts.page.viewer
  if (userId !== null) restoreTypingOf(userId)
  return makeRouter(routeTree, {
    ...parts,
    accountMenu: signedIn,
    ...(userId !== null && { fetch: fetchFor(userId) }),
  })
})
