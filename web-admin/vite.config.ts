import { defineConfig } from 'vite'
import { appConfig } from '@portal/web-ui/vite-app'

export default defineConfig(appConfig())
