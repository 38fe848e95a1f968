import { storable } from '../kernel/storable.ts'

/** A cell as text, as the database can hold it; empty if it is neither text nor a number. */
export const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? storable(value).trim()
    : typeof value === 'number'
      ? String(value)
      : ''
