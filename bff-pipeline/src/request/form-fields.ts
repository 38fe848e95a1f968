import type { Context } from 'hono'
import { storable } from '@portal/core/kernel'
import { problemResponse } from '../reply/problems.ts'
import { defaultBodyLimit, readBytes, storableForm } from './input.ts'
import type { PipelineEnv } from './request-state.ts'

/** What a form holds, as a browser sends it: names and values in the order of the page. */
export type FormFields = readonly (readonly [name: string, value: string])[]

/** The files among it. */
export type FormFiles = readonly (readonly [name: string, file: File])[]

/** A form that a browser sent without a script. */
export interface SentForm {
  readonly fields: FormFields
  readonly files: FormFiles
}

const withFiles = 'multipart/form-data'

/** Bytes of a form that comes with files: all that a report may have (contract: createReport). */
const filesLimit = 11_000_000

const typeOf = (c: Context<PipelineEnv>): string | undefined =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()

/** Whether a request is a form's, as a browser sends one without a script. */
export const isForm = (c: Context<PipelineEnv>): boolean =>
  [withFiles, 'application/x-www-form-urlencoded'].includes(typeOf(c) ?? '')

/**
 * Reads a form that a browser sends without a script, from our own pages only: other sites may not
 * even sign somebody in (RFC 9110 has no word for it; OWASP calls it login CSRF). Gives the refusal to
 * send instead when it comes from elsewhere.
 */
export async function readForm(c: Context<PipelineEnv>): Promise<SentForm | Response> {
  const { requestId } = c.var.state
  const site = c.req.header('sec-fetch-site')
  const isOwn = site ? site === 'same-origin' : c.req.header('origin') === new URL(c.req.url).origin
  if (!isOwn) return problemResponse(requestId, { status: 403, code: 'Error.ForeignOrigin' })
  const hasFiles = typeOf(c) === withFiles
  const bytes = await readBytes(c.req.raw, hasFiles ? filesLimit : defaultBodyLimit)
  if (bytes === null) return problemResponse(requestId, { status: 413, code: 'Error.TooLarge' })
  if (!hasFiles) {
    const sent = [...new URLSearchParams(new TextDecoder().decode(bytes))]
    return { fields: sent.map(([name, value]) => [storable(name), storable(value)]), files: [] }
  }
  const headers = { 'content-type': c.req.header('content-type') ?? '' }
  // Malformed parts are the sender's mistake; the parser's own words would only echo the input.
  const sent = await storableForm(new Response(bytes, { headers })).catch(() => null)
  if (!sent) return problemResponse(requestId, { status: 400, code: 'Error.BadRequest' })
  const parts = [...sent]
  return {
    fields: parts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    files: parts.flatMap(([name, value]) =>
      // A field in which nothing was chosen is sent as a file without name and bytes.
      typeof value === 'string' || (value.name === '' && value.size === 0) ? [] : [[name, value]],
    ),
  }
}
