// What browsers may import of this room: pure rules and types.
export { batchColumns, rowErrors, rowFields, rowKinds } from './columns.ts'
