import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { parseJson, storable } from '@portal/core/kernel'
import { partKindOf } from '@portal/openapi/contract'
import { type FieldError, problemResponse } from '../reply/problems.ts'
import { announcedLength, endsAsAnnounced, readBytes } from './read-bytes.ts'
import type { PipelineEnv } from './request-state.ts'

export const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded']

/** Reads a form, with text that the database can hold; or returns the refusal. */
export async function readFormData(
  c: Context<PipelineEnv>,
  limit: number,
): Promise<FormData | Response> {
  const { requestId } = c.var.state
  const tooLarge = () => problemResponse(requestId, { status: 413, code: 'Error.TooLarge' })
  if (announcedLength(c) > limit) return tooLarge()
  try {
    if (endsAsAnnounced(c.req.raw.headers)) return await storableForm(c.req.raw)
    const bytes = await readBytes(c.req.raw, limit)
    if (bytes === null) return tooLarge()
    const headers = { 'content-type': c.req.header('content-type') ?? '' }
    return await storableForm(new Response(bytes, { headers }))
  } catch {
    // The sender's error; the parser's message would only echo the input.
    return problemResponse(requestId, { status: 400, code: 'Error.BadRequest' })
  }
}

async function storableForm(sent: Request | Response): Promise<FormData> {
  const form = await sent.formData()
  const parts = [...form]
  // Most forms need no change, and a copy of their files costs.
  if (parts.every((part) => isStorable(part))) return form
  const changed = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') changed.append(storable(name), storable(value))
    else changed.append(storable(name), value, storable(value.name))
  }
  return changed
}

const isStorable = ([name, value]: readonly [string, FormDataEntryValue]): boolean => {
  const text = typeof value === 'string' ? value : value.name
  return storable(name) === name && storable(text) === text
}

const readOnce = new WeakMap<File, Promise<Uint8Array<ArrayBuffer>>>()

/** A part's bytes, which the request's mark and its handler share. */
export function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const known = readOnce.get(file)
  if (known) return known
  const reading = file.arrayBuffer().then((buffer) => new Uint8Array(buffer))
  readOnce.set(file, reading)
  return reading
}

/** Empty if none was chosen. */
export const givenFile = async (file = new File([], '')) => ({
  name: file.name,
  bytes: await bytesOf(file),
})

const filesIn = (form: FormData): readonly File[] =>
  [...form.values()].filter((part) => part instanceof File)

function partOf(form: FormData, name: string, schema: z.ZodType): unknown {
  const kind = partKindOf(schema)
  if (kind === 'files') return filesIn(form)
  const sent = form.get(name)
  if (kind === 'file') return sent instanceof File ? sent : undefined
  // An empty field is sent as an empty text.
  if (typeof sent !== 'string' || sent === '') return undefined
  return kind === 'json' ? jsonOf(sent) : sent
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    // Malformed JSON is the caller's error; undefined fails the schema.
    return undefined
  }
}

/** Parses a form's parts by the contract; a JSON part's invalid fields are named. */
export function parseForm(
  requestId: string,
  form: FormData,
  schema: z.ZodObject,
): { readonly value: unknown } | Response {
  const parts = Object.entries<z.ZodType>(schema.shape)
  const sent = Object.fromEntries(parts.map(([name, part]) => [name, partOf(form, name, part)]))
  const { data, error } = schema.safeParse(sent)
  if (!error) return { value: data }
  const json = new Set(parts.flatMap(([name, part]) => (partKindOf(part) === 'json' ? [name] : [])))
  const inJson = error.issues.flatMap(({ path: [part, field] }): FieldError[] =>
    field !== undefined && json.has(String(part))
      ? [{ field: String(field), code: 'Validation.Invalid' }]
      : [],
  )
  const code = inJson.length > 0 ? 'Util.FormContainsErrors' : 'Error.InvalidInput'
  return problemResponse(requestId, { status: 400, code, errors: inJson })
}
