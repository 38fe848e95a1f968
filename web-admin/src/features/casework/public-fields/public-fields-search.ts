import { isRecordType, type RecordType } from '@portal/core/requests/rules'

/** Open dialogs, kept in the URL so that they work without JavaScript. */
export interface PublicFieldsSearch {
  readonly object?: RecordType | undefined
  readonly add?: true | undefined
  readonly saved?: true | undefined
}

export function publicFieldsSearchOf(
  search: Readonly<Record<string, unknown>>,
): PublicFieldsSearch {
  const { object, add, saved } = search
  if (typeof object === 'string' && isRecordType(object)) return { object }
  return { add: add === '1' ? true : undefined, saved: saved === '1' ? true : undefined }
}

export const publicFieldsPath = '/saleforce_public_fields'

export const fieldsHref = (object: string): string =>
  `${publicFieldsPath}?${new URLSearchParams({ object })}`

export const backToFields = { href: publicFieldsPath, label: 'PublicFields.Back' } as const
