import { isRecordType, type RecordType } from '@portal/core/requests/rules'

/** What is open on the screen, as its address says; so that dialogs work without a script too. */
export interface PublicFieldsSearch {
  /** The kind of record whose fields are being chosen. */
  readonly object?: RecordType | undefined
  /** A kind is being chosen, to be added to the list. */
  readonly add?: true | undefined
  /** The choice was kept just now. */
  readonly saved?: true | undefined
}

/** Reads an address; nonsense opens nothing. */
export function publicFieldsSearchOf(
  search: Readonly<Record<string, unknown>>,
): PublicFieldsSearch {
  const { object, add, saved } = search
  if (typeof object === 'string' && isRecordType(object)) return { object }
  return { add: add === '1' ? true : undefined, saved: saved === '1' ? true : undefined }
}

/** Where the list stands. */
export const publicFieldsPath = '/saleforce_public_fields'

/** Where the fields of a kind of record are chosen. */
export const fieldsHref = (object: string): string =>
  `${publicFieldsPath}?${new URLSearchParams({ object })}`

/** The way back to the list. */
export const backToFields = { href: publicFieldsPath, label: 'PublicFields.Back' } as const
