export { type AppStatus, getAppStatus } from './get-app-status.ts'
