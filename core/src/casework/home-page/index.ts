export { changedElsewhere } from './changed-elsewhere.ts'
