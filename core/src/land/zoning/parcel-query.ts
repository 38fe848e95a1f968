import { readAddress } from '../parcels/rules.ts'

/** What people look a parcel up by; empty where they say nothing of it. */
export interface ParcelQuery {
  /** Digits. */
  readonly number: string
  /** Name and suffix. */
  readonly street: string
  readonly zip: string
  readonly unit: string
}

const unitMark =
  /(?:\s(?:apt|apartment|unit|suite|ste|departamento|depto|no)\.?\s+#?|\s*#\s*)([\w-]+)\s*$/i

/** `100 Millrace St Apt 2, Elgin, IL 60120` has a number, a street, a unit and a ZIP code. */
export function parcelQueryOf(text: string): ParcelQuery {
  const zip = /(?:^|[\s,])(\d{5})(?:-\d{4})?\s*$/.exec(text)
  const withoutZip = zip ? text.slice(0, zip.index) : text
  const [first = '', ...rest] = withoutZip.split(',').map((part) => part.trim())
  // A unit stands after the street, or behind its comma.
  const parts = [first, ...rest.map((part) => ` ${part}`)]
  const unit = parts.map((part) => unitMark.exec(part)?.[1]).find((found) => found !== undefined)
  const { number, street } = readAddress(first.replace(unitMark, ''))
  return { number: number ?? '', street, zip: zip?.[1] ?? '', unit: unit ?? '' }
}
