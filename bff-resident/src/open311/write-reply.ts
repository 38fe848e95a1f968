import type { JsonText } from '@portal/core/kernel'
import { itemNameOf, xmlDeclaration, xmlOf } from './write-xml.ts'

export const formats = ['xml', 'json'] as const

/** XML is the one that the standard requires. */
export type Format = (typeof formats)[number]

/** Without a suffix, XML. */
export const formatOf = (path: string): Format => (path.endsWith('.json') ? 'json' : 'xml')

const types: Readonly<Record<Format, string>> = {
  xml: 'text/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

interface ReplyParts {
  readonly format: Format
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

function replyOf(body: BodyInit, { format, status = 200, headers }: ReplyParts): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': types[format],
      'cache-control': 'no-store',
      vary: 'Accept-Language',
      ...headers,
    },
  })
}

/** One document: its root in XML, itself in JSON. */
export const writeDocument = (root: string, value: unknown, parts: ReplyParts): Response =>
  replyOf(
    parts.format === 'json' ? JSON.stringify(value) : xmlDeclaration + xmlOf(root, value),
    parts,
  )

function* partsOf(root: string, rows: readonly JsonText[], format: Format): Generator<string> {
  const item = itemNameOf(root)
  yield format === 'json' ? '[' : `${xmlDeclaration}<${root}>`
  for (const [i, row] of rows.entries())
    yield format === 'json' ? `${i === 0 ? '' : ','}${row}` : xmlOf(item, JSON.parse(row))
  yield format === 'json' ? ']' : `</${root}>`
}

/** Rows that are written at a time. */
const together = 50

function streamOf(parts: Generator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull(controller) {
      let text = ''
      let part = parts.next()
      for (let i = 1; !part.done && i < together; i += 1) {
        text += part.value
        part = parts.next()
      }
      if (!part.done) text += part.value
      if (text !== '') controller.enqueue(encoder.encode(text))
      if (part.done) controller.close()
    },
  })
}

/** A list of the database's rows: a bare array in JSON. Written as the client reads it. */
export const writeRows = (root: string, rows: readonly JsonText[], parts: ReplyParts): Response =>
  replyOf(streamOf(partsOf(root, rows, parts.format)), parts)
