import { isRecordType, type RecordType } from '@portal/core/rules'
import type { Fields } from '@portal/web-ui/forms/fields'

/** The request that a form is about, by its hidden fields. */
export function requestKeyIn({ text }: Fields): { type: RecordType; id: string } {
  const type = text('recordType')
  // What is no kind of record is none that the API finds.
  return { type: isRecordType(type) ? type : 'Case', id: text('recordId') }
}
