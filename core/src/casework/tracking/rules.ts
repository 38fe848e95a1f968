// Pure rules and types that browsers may import.
export { lookupErrors } from './request-lookup.ts'
