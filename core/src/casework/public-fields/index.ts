export {
  getPublicFields,
  listFields,
  listPublicFieldTypes,
  type PublicFieldChoice,
  type PublicFieldType,
} from './list-fields.ts'
export type { RecordField } from './record-fields.ts'
export { setPublicFields } from './set-public-fields.ts'
