import type { Context } from 'hono'
import { defaultBodyLimit, readBytes } from './input.ts'
import { problemResponse } from './problems.ts'
import type { PipelineEnv } from './request-state.ts'

/** The fields of a form by their names; of fields that share a name the last counts. */
export type FormFields = Readonly<Record<string, string>>

/**
 * Reads a form that a browser sends without a script, from our own pages only: other sites may not
 * even sign somebody in (RFC 9110 has no word for it; OWASP calls it login CSRF). Gives the refusal to
 * send instead when it is something else.
 */
export async function readForm(c: Context<PipelineEnv>): Promise<FormFields | Response> {
  const { requestId } = c.var.state
  const site = c.req.header('sec-fetch-site')
  const isOwn = site ? site === 'same-origin' : c.req.header('origin') === new URL(c.req.url).origin
  if (!isOwn) return problemResponse(requestId, { status: 403, code: 'Error.ForeignOrigin' })
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') {
    return problemResponse(requestId, { status: 415, code: 'Error.UnsupportedMediaType' })
  }
  const bytes = await readBytes(c.req.raw, defaultBodyLimit)
  if (bytes === null) return problemResponse(requestId, { status: 413, code: 'Error.TooLarge' })
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)))
}
