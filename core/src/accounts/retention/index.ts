export { purgeExpired } from './purge-expired.ts'
