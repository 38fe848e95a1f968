import type { Context } from 'hono'
import { defaultBodyLimit, readBytes } from './input.ts'
import { problemResponse } from './problems.ts'
import type { PipelineEnv } from './request-state.ts'

/** What a form holds, as a browser sends it: names and values in the order of the page. */
export type FormFields = readonly (readonly [name: string, value: string])[]

/** Whether a request is a form's, as a browser sends one without a script. */
export const isForm = (c: Context<PipelineEnv>): boolean =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ===
  'application/x-www-form-urlencoded'

/**
 * Reads a form that a browser sends without a script, from our own pages only: other sites may not
 * even sign somebody in (RFC 9110 has no word for it; OWASP calls it login CSRF). Gives the refusal to
 * send instead when it comes from elsewhere.
 */
export async function readForm(c: Context<PipelineEnv>): Promise<FormFields | Response> {
  const { requestId } = c.var.state
  const site = c.req.header('sec-fetch-site')
  const isOwn = site ? site === 'same-origin' : c.req.header('origin') === new URL(c.req.url).origin
  if (!isOwn) return problemResponse(requestId, { status: 403, code: 'Error.ForeignOrigin' })
  const bytes = await readBytes(c.req.raw, defaultBodyLimit)
  if (bytes === null) return problemResponse(requestId, { status: 413, code: 'Error.TooLarge' })
  return [...new URLSearchParams(new TextDecoder().decode(bytes))]
}
