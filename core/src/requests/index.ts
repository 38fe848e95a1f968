export { noteEvent, type RequestEvent } from './events.ts'
export { isOwn } from './own-requests.ts'
export { requestNotFound } from './requests.errors.ts'
export { shownStatuses, statusObject } from './status-rows.ts'
