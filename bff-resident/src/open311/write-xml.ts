/** The element of each list's items (GeoReport v2, "Response"; by their plain form otherwise). */
const itemNames: Readonly<Record<string, string>> = {
  services: 'service',
  attributes: 'attribute',
  values: 'value',
  service_requests: 'request',
  service_request_updates: 'request_update',
  notes: 'note',
  endpoints: 'endpoint',
  formats: 'format',
  errors: 'error',
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // A parser turns a bare one into a line feed (XML 1.0, 2.11).
  '\r': '&#13;',
}

// Not characters of XML 1.0 (2.2), in any form: no escape can carry them.
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const unwritable = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g

const textOf = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(/[&<>"'\r]/g, (sign) => entities[sign] ?? sign)

/** Names are ours, never a sender's. */
export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>\n'

export const itemNameOf = (list: string): string => itemNames[list] ?? 'item'

/**
 * JSON as the standard's elements. A field without a value is left out, which every client reads as
 * missing; an empty element is read by some as an object.
 */
export function xmlOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) {
    const item = itemNameOf(name)
    return `<${name}>${value.map((each) => xmlOf(item, each)).join('')}</${name}>`
  }
  if (typeof value === 'object')
    return `<${name}>${Object.entries(value)
      .map(([field, each]) => xmlOf(field, each))
      .join('')}</${name}>`
  // What is left of JSON is a text, a number or a choice.
  return `<${name}>${textOf(typeof value === 'string' ? value : JSON.stringify(value))}</${name}>`
}
