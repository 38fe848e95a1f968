import '@portal/web-ui/tokens.css'
import { startApp } from '@portal/web-ui/app-client'
import { makeRouter } from './router.tsx'
import { visitorRoutes } from './visitor-routes.ts'

void startApp((parts) => makeRouter(visitorRoutes, { ...parts, accountMenu: null }))
