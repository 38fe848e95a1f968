// Pure rules and types that browsers may import.
export { batchColumns, rowErrors, rowFields, rowKinds } from './columns.ts'
