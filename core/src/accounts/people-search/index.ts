export { findPeople } from './find-people.ts'
export { findPermits } from './find-permits.ts'
