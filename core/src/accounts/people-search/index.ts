export { findPeople } from './find-people.ts'
export { idsOfNamed } from './ids-of-named.ts'
