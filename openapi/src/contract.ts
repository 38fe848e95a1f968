import { type RouteConfig, z } from '@hono/zod-openapi'
import { paymentQuestions } from '@portal/core/ledger/rules'

/** Why a payment may not be due, with details. */
const Question = z
  .strictObject({
    code: z.enum(paymentQuestions).openapi({ description: 'The codes that `confirm` must name.' }),
    message: z.string().openapi({ description: 'In the reader’s language.' }),
    accountNumber: z.string(),
    due: z
      .number()
      .openapi({ description: 'Due on the account, in dollars. Negative is a credit.' }),
    amount: z.number().nullable().openapi({
      description: 'Dollars of the earlier payment. Null if the caller may not see it.',
    }),
    paidOn: z.iso.date().nullable().openapi({
      description: 'The day of the earlier payment in the city. Null if the caller may not see it.',
    }),
    paidAt: z.iso.datetime().nullable().openapi({
      description:
        'The time of the earlier payment, for its payer and for people who have the account.',
    }),
  })
  .openapi('PaymentQuestion')

/** Problem details (RFC 9457). */
export const Problem = z
  .strictObject({
    type: z.string().openapi({
      description:
        'The address of the page that explains this kind of problem, on the server that answered.',
      example: '/api/docs/problems/error/notfound',
    }),
    title: z.string(),
    status: z.int(),
    code: z
      .string()
      .openapi({ description: 'Stable code. It is also the key of the text to show.' }),
    detail: z.string().optional(),
    requestId: z
      .string()
      .openapi({ description: 'Give this id when you ask us about the problem.' }),
    errors: z
      .array(
        z.strictObject({ field: z.string(), code: z.string(), message: z.string().optional() }),
      )
      .optional(),
    questions: z.array(Question).optional().openapi({
      description: 'What the payer must confirm before we take the payment, by its code.',
    }),
  })
  .openapi('Problem')

export const binary = z.any().openapi({ type: 'string', format: 'binary' })

/** A CSV file, as text or a stream. */
export const csv = z.any().openapi({ type: 'string' })

/** How a form's part is parsed; plain text by default. */
type PartKind = 'file' | 'files' | 'json'

const partKinds = new WeakMap<z.ZodType, PartKind>()

export const partKindOf = (schema: z.ZodType): PartKind | undefined => partKinds.get(schema)

function part<Schema extends z.ZodType>(kind: PartKind, schema: Schema): Schema {
  partKinds.set(schema, kind)
  return schema
}

export const filePart = part(
  'file',
  z.custom<File | undefined>().openapi({ type: 'string', format: 'binary' }),
)

/** All files of a form in order, under one name. */
export const fileParts = (description: string) =>
  part(
    'files',
    z.custom<readonly File[]>().openapi({ type: 'string', format: 'binary', description }),
  )

/** A form's text with the JSON of a named schema. */
export const jsonPart = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  part(
    'json',
    z
      .any()
      .pipe(schema)
      // JSON Schema keywords that the library's type lacks.
      .openapi({
        type: 'string',
        description: `A ${name} as JSON.`,
        contentMediaType: 'application/json',
        contentSchema: { $ref: `#/components/schemas/${name}` },
      } as { type: 'string' }),
  )

/** A named schema or null. `nullable()` would make the named schema itself nullable everywhere. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.null()])

export const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: Problem } },
})

export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/**
 * Who may call an operation; each role includes those before it. `anyone`, also without a session;
 * `user`, logged in; `verified`, with a confirmed address; `contact`, with a complete account;
 * `member` and `manager`, in the request's organization; `staff`, with a role for the operation;
 * `second-step`, only a staff login that waits for its second factor; `factor-owner`, staff, also
 * before they have a second factor that they need. The pipeline enforces it before it reads a request, and core again. The test of all operations in all roles
 * takes its rows from here.
 */
export type Access =
  | 'anyone'
  | 'user'
  | 'verified'
  | 'contact'
  | 'member'
  | 'manager'
  | 'staff'
  | 'second-step'
  | 'factor-owner'

/** An operation that others replace. Days are YYYY-MM-DD. */
export interface Deprecation {
  readonly since: string
  /** It answers until this day at least: two years after `since` (docs/decisions.md). */
  readonly sunset: string
  /** The operation to use in its place. */
  readonly instead: string
}

export interface Needs {
  readonly access: Access
  /** Sent as the headers Deprecation and Sunset, and written into the document. */
  readonly deprecated?: Deprecation
  /** The city's billing system may call it too, by its token. */
  readonly isForBilling?: boolean
  /**
   * Takes an Idempotency-Key: a repeated request gets the first reply. What it does outside the
   * database comes after its first `write`, which claims the key.
   */
  readonly idempotent?: boolean
  /** Another site's page may send it: a call alone must change nothing of worth. */
  readonly crossSite?: boolean
  /** Its rate limit; by default a read is light and a change heavy. */
  readonly weight?: 'light' | 'heavy'
  /**
   * The same for everyone in a language, and made of public tables only (core/src/public-tables.ts): the
   * worker keeps the reply until one of them changes.
   */
  readonly isKept?: boolean
  /** In bytes; default 100 kB. */
  readonly bodyLimit?: number
}

/** Of every operation. */
export const standing = {
  400: problem('The request cannot be read: a parameter or the body is malformed.'),
  429: problem('Too many requests. See Retry-After.'),
  500: problem('An error on our side. The request id finds it in our logs.'),
  503: problem('The portal cannot answer right now. See Retry-After.'),
} as const

/** Of every operation that needs a session. */
export const guarded = {
  401: problem('Not logged in, or the session has ended.'),
  403: problem('The logged-in user may not do this, or not yet.'),
} as const

/** Of every operation that takes an Idempotency-Key. */
export const repeatable = {
  409: problem('Error.IdempotencyInFlight: the first request with this key is still in progress.'),
  422: problem('Error.IdempotencyKeyReused: this key was used with another body.'),
} as const

/** Its route, and its settings for the pipeline. */
type Declared = Omit<RouteConfig, 'operationId' | 'tags' | 'deprecated'> & Needs

/** Rejects unknown fields. */
type Known<Routes> = {
  readonly [Name in keyof Routes]: Readonly<
    Record<Exclude<keyof Routes[Name], keyof Declared>, never>
  >
}

type Operations<Routes extends Readonly<Record<string, Declared>>> = {
  readonly [Name in keyof Routes]: Routes[Name] & {
    readonly operationId: Name
    readonly tags: string[]
    // The type lists `guarded` for open operations, too.
    readonly responses: typeof standing & typeof guarded
  }
}

/**
 * Declares a feature's operations. The key is the `operationId`, the operation's name everywhere:
 * in core, in the BFF and in React. Adds the errors that any operation can return. `tag` is their
 * heading in the documents.
 */
export const operations = <const Routes extends Readonly<Record<string, Declared>>>(
  tag: string,
  routes: Routes & Known<Routes>,
): Operations<Routes> => {
  const named = Object.entries<Declared>(routes).map(([operationId, route]) => [
    operationId,
    {
      operationId,
      tags: [tag],
      ...route,
      responses: {
        ...standing,
        ...(route.access === 'anyone' ? {} : guarded),
        ...(route.idempotent ? repeatable : {}),
        ...route.responses,
      },
    },
  ])
  const all: unknown = Object.fromEntries(named)
  // Each keeps every field of its route; only name, tag and errors are added.
  return all as Operations<Routes>
}

export type Contract = Readonly<
  Record<string, Omit<RouteConfig, 'deprecated'> & Needs & { readonly operationId: string }>
>

/** Anything but en or es is answered in English. */
/** For links that a browser downloads: it sends its own language. */
export const linkLanguage = {
  lng: z.enum(['en', 'es']).optional().openapi({
    description: 'Language of the file. Without it, the `Accept-Language` header says.',
  }),
}

export const LanguageHeader = z.object({
  'accept-language': z
    .string()
    .optional()
    .openapi({ description: 'Language of texts in the reply: en or es.', example: 'es' }),
})

/** Texts that fell back to English. */
export const inEnglish = z.array(z.string()).openapi({
  description:
    'The fields of this object that are in English because they do not exist in the requested language.',
})

/** Part of a page's URL; it never changes. */
export const slug = z
  .string()
  .regex(/^[\da-z-]{1,100}$/)
  .openapi({ description: 'The words in the address of its page.', example: 'report-a-pothole' })

export const AddressParams = z.object({
  id: z
    .union([z.uuid(), slug])
    .openapi({ param: { name: 'id', in: 'path' }, description: 'Its id or its slug.' }),
})

export const IdParams = z.object({
  id: z.uuid().openapi({ param: { name: 'id', in: 'path' }, description: 'UUID of the record.' }),
})
