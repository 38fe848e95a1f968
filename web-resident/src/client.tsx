import '@portal/web-ui/tokens.css'
import { startApp } from '@portal/web-ui/app-client'
import { accountMenu } from './features/account-menu/account-menu.tsx'
import { fetchSignedIn } from './parts/session-ended.ts'
import { makeRouter } from './router.tsx'
import { routeTree } from './routeTree.gen.ts'

void startApp((parts) =>
  makeRouter(routeTree, {
    ...parts,
    accountMenu,
    ...(parts.page.viewer.userId !== null && { fetch: fetchSignedIn }),
  }),
)
