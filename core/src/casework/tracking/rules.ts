// What browsers may import of this room: pure rules and types.
export { lookupErrors } from './request-lookup.ts'
