export { addOpen311Update } from './add-update.ts'
export {
  type CreatedOpen311Request,
  createOpen311Request,
  type Open311Form,
} from './create-request.ts'
export { getOpen311Discovery } from './discovery.ts'
export { findOpen311Token } from './find-token.ts'
export { getOpen311Request, listOpen311Requests } from './list-requests.ts'
export { getOpen311ServiceDefinition, listOpen311Services } from './list-services.ts'
export { listOpen311Updates } from './list-updates.ts'
export type { SentFields } from './sent-fields.ts'
