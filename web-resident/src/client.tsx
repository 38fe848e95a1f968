import '@portal/web-ui/tokens.css'
import { startApp } from '@portal/web-ui/app-client'
import { makeRouter } from './router.tsx'

void startApp(makeRouter)
