import type { Context } from 'hono'
import { problemResponse } from '../reply/problems.ts'
import { formTypes, readFormData } from './form-body.ts'
import { isOwnOrigin } from './own-origin.ts'
import { defaultBodyLimit, mediaTypeOf } from './read-bytes.ts'
import type { PipelineEnv } from './request-state.ts'

/** As a browser sends them, in page order. */
export type FormFields = readonly (readonly [name: string, value: string])[]

export type FormFiles = readonly (readonly [name: string, file: File])[]

/** Sent without JavaScript. */
export interface SentForm {
  readonly fields: FormFields
  readonly files: FormFiles
}

/** Bytes of a form with files, the limit of a report (contract: createReport). */
const filesLimit = 11_000_000

export const isForm = (c: Context<PipelineEnv>): boolean => formTypes.includes(mediaTypeOf(c) ?? '')

/**
 * Reads a form sent without JavaScript, only from our own pages: another site may not even log a
 * person in (OWASP: login CSRF). Returns the refusal for a form from another site.
 */
export async function readForm(c: Context<PipelineEnv>): Promise<SentForm | Response> {
  const { requestId } = c.var.state
  if (!isOwnOrigin(c))
    return problemResponse(requestId, { status: 403, code: 'Error.ForeignOrigin' })
  const mayHaveFiles = mediaTypeOf(c) === 'multipart/form-data'
  const sent = await readFormData(c, mayHaveFiles ? filesLimit : defaultBodyLimit)
  if (sent instanceof Response) return sent
  const parts = [...sent]
  return {
    fields: parts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    files: parts.flatMap(([name, value]) =>
      // An empty file field is sent as a file without name and bytes.
      typeof value === 'string' || (value.name === '' && value.size === 0) ? [] : [[name, value]],
    ),
  }
}
