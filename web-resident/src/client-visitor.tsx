import '@portal/web-ui/tokens.css'
import { startApp } from '@portal/web-ui/app-client'
import { onDevice } from './device/on-device.ts'
import { makeRouter } from './router.tsx'
import { visitorRoutes } from './visitor-routes.ts'

void startApp((parts) =>
  onDevice(parts.page, makeRouter(visitorRoutes, { ...parts, accountMenu: null })),
)
