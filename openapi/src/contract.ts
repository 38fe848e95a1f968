import { type RouteConfig, z } from '@hono/zod-openapi'
import { paymentQuestions } from '@portal/core/ledger/rules'

/** Why a payment may not be due, and what is known of it. */
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

/** An error as every operation answers it: problem details for HTTP APIs (RFC 9457). */
export const Problem = z
  .strictObject({
    type: z.string().openapi({ description: 'Stable address of this kind of problem.' }),
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

/** Bytes, in a body or a part of it. */
export const binary = z.any().openapi({ type: 'string', format: 'binary' })

/** How a part of a form is parsed, if it is not plain text. */
type PartKind = 'file' | 'files' | 'json'

const partKinds = new WeakMap<z.ZodType, PartKind>()

/** How the pipeline reads a part of a form; undefined for a text. */
export const partKindOf = (schema: z.ZodType): PartKind | undefined => partKinds.get(schema)

function part<Schema extends z.ZodType>(kind: PartKind, schema: Schema): Schema {
  partKinds.set(schema, kind)
  return schema
}

/** A file in a form; undefined if none was chosen. */
export const filePart = part(
  'file',
  z.custom<File | undefined>().openapi({ type: 'string', format: 'binary' }),
)

/** All files of a form, in their order; the document has the name of the first. */
export const fileParts = (description: string) =>
  part(
    'files',
    z.custom<readonly File[]>().openapi({ type: 'string', format: 'binary', description }),
  )

/** A text in a form that is the JSON of a schema which the document has by name. */
export const jsonPart = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  part(
    'json',
    z
      .any()
      .pipe(schema)
      // Words of JSON Schema that the library's own type lacks.
      .openapi({
        type: 'string',
        description: `A ${name} as JSON.`,
        contentMediaType: 'application/json',
        contentSchema: { $ref: `#/components/schemas/${name}` },
      } as { type: 'string' }),
  )

/**
 * A schema that has a name in the document, or null. `nullable()` would make the named schema itself
 * nullable everywhere.
 */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.null()])

/** A documented refusal. */
export const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: Problem } },
})

/** A documented reply with a JSON body. */
export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/**
 * Who may call an operation; each role includes those below it. `anyone`, also without a session;
 * `user`, any signed-in user; `verified`, with a confirmed address; `contact`, with a complete account;
 * `member` and `manager`, in the organization that the request names; `staff`, with the Admin flag. The
 * pipeline enforces it before it reads a request, and core again. The test of every operation in every
 * role takes its rows from here.
 */
export type Access = 'anyone' | 'user' | 'verified' | 'contact' | 'member' | 'manager' | 'staff'

/** What an operation needs of the pipeline beyond its schemas. */
export interface Needs {
  readonly access: Access
  /** The city's billing system may call it too, by its token. */
  readonly isForBilling?: boolean
  /** Takes an Idempotency-Key: a repeated request gets the first answer. */
  readonly idempotent?: boolean
  /** Another site's page may send it, with our visitor's browser: it must be worth nothing by itself. */
  readonly crossSite?: boolean
  /**
   * What a request counts as against its caller's limits; where nothing is said a read is light and a change
   * heavy.
   */
  readonly weight?: 'light' | 'heavy'
  /** Largest body in bytes; 100 kB where nothing is said. */
  readonly bodyLimit?: number
}

const standing = {
  400: problem('The request cannot be read: a parameter or the body is malformed.'),
  429: problem('Too many requests. See Retry-After.'),
  500: problem('An error on our side. The request id finds it in our logs.'),
  503: problem('The portal cannot answer right now. See Retry-After.'),
} as const

const guarded = {
  401: problem('Not logged in, or the session has ended.'),
  403: problem('The logged-in user may not do this, or not yet.'),
} as const

const repeatable = {
  409: problem('Error.IdempotencyInFlight: the first request with this key is still in progress.'),
  422: problem('Error.IdempotencyKeyReused: this key was used with another body.'),
} as const

/** An operation as a contract declares it: its route, and its settings for the pipeline. */
type Declared = Omit<RouteConfig, 'operationId' | 'tags'> & Needs

/** Takes a field that no operation has for a mistake. */
type Known<Routes> = {
  readonly [Name in keyof Routes]: Readonly<
    Record<Exclude<keyof Routes[Name], keyof Declared>, never>
  >
}

/** The operations of a feature by their names. */
type Operations<Routes extends Readonly<Record<string, Declared>>> = {
  readonly [Name in keyof Routes]: Routes[Name] & {
    readonly operationId: Name
    readonly tags: string[]
    // That an open operation has no refusals for strangers is more than its type says.
    readonly responses: typeof standing & typeof guarded
  }
}

/**
 * Declares the operations of a feature. An operation's key is its `operationId`, which is its name everywhere: in core,
 * in the BFF and in React. The refusals that any operation can give are added here, so that no document forgets
 * them. `tag` heads them in the documents.
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
  // Each keeps every field of its route; only its name, its tag and the refusals are added.
  return all as Operations<Routes>
}

/** A contract: operations by name. */
export type Contract = Readonly<
  Record<string, RouteConfig & Needs & { readonly operationId: string }>
>

/** The reader's language; what is not en or es is answered in English. */
export const LanguageHeader = z.object({
  'accept-language': z
    .string()
    .optional()
    .openapi({ description: 'Language of texts in the reply: en or es.', example: 'es' }),
})

/** Which texts of an object fell back to English; the same field in every object that can have such. */
export const inEnglish = z.array(z.string()).openapi({
  description:
    'The fields of this object that are in English because they do not exist in the requested language.',
})

/** The slug of a page's address; it never changes. */
export const slug = z
  .string()
  .regex(/^[\da-z-]{1,100}$/)
  .openapi({ description: 'The words in the address of its page.', example: 'report-a-pothole' })

/** A public record by its slug or its id. */
export const AddressParams = z.object({
  id: z
    .union([z.uuid(), slug])
    .openapi({ param: { name: 'id', in: 'path' }, description: 'Its id or its slug.' }),
})

/** A record's id. */
export const IdParams = z.object({
  id: z.uuid().openapi({ param: { name: 'id', in: 'path' }, description: 'UUID of the record.' }),
})
