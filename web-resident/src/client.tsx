import '@portal/web-ui/tokens.css'
import { startApp } from '@portal/web-ui/app-client'
import { onDevice } from './device/on-device.ts'
import { fetchFor, restoreTypingOf } from './parts/session-ended.ts'
import { makeRouter } from './router.tsx'
import { routeTree } from './routeTree.gen.ts'
import { signedIn } from './signed-in.tsx'

void startApp((parts) => {
  const { userId } = parts.page.viewer
  if (userId !== null) restoreTypingOf(userId)
  const made = makeRouter(routeTree, {
    ...parts,
    accountMenu: signedIn,
    ...(userId !== null && { fetch: fetchFor(userId) }),
  })
  return onDevice(parts.page, made)
})
