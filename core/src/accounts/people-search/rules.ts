/** A longer term finds the others. */
export const maxFoundPeople = 50

/** That the command palette offers; a longer term finds the others. */
export const maxFoundPermits = 8

/** Of a search term. */
export const maxTermLength = 200

/** Between the last key and the search, as in the user list (spec, admin section 9). */
export { directoryDebounceMs as searchDebounceMs } from '../directory/rules.ts'
