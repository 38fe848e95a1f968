// What browsers may import of this room: pure rules and types.
export { lookupFaults } from './request-lookup.ts'
