export { liftMailBlock } from './lift-mail-block.ts'
export { addPersonNote, deletePersonNote } from './notes.ts'
export { type HistoryQuery, listPersonHistory } from './person-history.ts'
export { getOrganization, getPerson } from './view-person.ts'
