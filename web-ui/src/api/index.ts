export { ApiError, orNull } from './api-error.ts'
export { type Answer, type Call, createCall } from './call.ts'
export { createQueryClient, keyOf, query } from './query.ts'
