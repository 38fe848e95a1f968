import { appConfig } from '@portal/web-ui/vite-app'
import { defineConfig } from 'vite'

export default defineConfig(appConfig())
