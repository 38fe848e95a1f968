/** The part of the platform's rate-limit binding that we call. */
export interface RateLimit {
  limit(options: { key: string }): Promise<{ success: boolean }>
}

/** The limits by their requests a minute (wrangler.toml); rate-limit.ts says what counts against which. */
export type RateLimitName =
  | 'RATE_LIMIT_120'
  | 'RATE_LIMIT_300'
  | 'RATE_LIMIT_1200'
  | 'RATE_LIMIT_6000'

/** Anything that answers requests, such as the platform's static assets. */
export interface Fetcher {
  fetch(request: Request): Promise<Response>
}

/** An object of a bucket, or a range of it. */
interface StoredObject {
  readonly body: ReadableStream
  arrayBuffer(): Promise<ArrayBuffer>
}

/** A part as R2 knows it. */
interface UploadedPart {
  readonly partNumber: number
  readonly etag: string
}

/** An object that arrives in parts. */
interface MultipartUpload {
  uploadPart(partNumber: number, part: ReadableStream | Uint8Array): Promise<UploadedPart>
  complete(parts: UploadedPart[]): Promise<{ readonly size: number }>
  abort(): Promise<void>
}

/** The part of an R2 bucket that we call. */
export interface Bucket {
  get(
    key: string,
    options?: { range: { offset: number; length: number } },
  ): Promise<StoredObject | null>
  put(
    key: string,
    bytes: Uint8Array,
    options: { httpMetadata: { contentType: string } },
  ): Promise<unknown>
  delete(keys: string[]): Promise<void>
  createMultipartUpload(key: string): Promise<{ readonly key: string; readonly uploadId: string }>
  resumeMultipartUpload(key: string, uploadId: string): MultipartUpload
}

/** The part of a queue that we call. */
export interface Queue {
  send(message: unknown): Promise<unknown>
}

/** What wrangler.toml gives each worker. */
export interface Bindings extends Readonly<Record<RateLimitName, RateLimit>> {
  readonly DATABASE_URL: string
  /** Replaces Neon's own address; set in the city in a box. */
  readonly NEON_ENDPOINT?: string
  readonly ENVIRONMENT: 'production' | 'local' | 'test' | 'development'
  /** "on": every reply is parsed by its schema before it leaves. */
  readonly CHECK_REPLIES?: string
  /** Then says of each what does not fit the published document; only the city in a box has one. */
  readonly REPLY_CHECK?: Fetcher
  /** "on": compress here, because no edge in front does. */
  readonly COMPRESS?: string
  /** Commit or version that is running, for logs and the documents' names. */
  readonly VERSION?: string
  readonly ASSETS: Fetcher
  readonly DOCUMENTS: Bucket
  /** Wakes the staff worker, which delivers the outbox. */
  readonly OUTBOX: Queue
  /** Takes shards of autopay; only the staff worker has it. */
  readonly AUTOPAY?: Queue
  /** At least 32 random characters; both workers have the same (docs/deploy.md). */
  readonly AUTH_SECRET?: string
  /** By which the city's billing system sends batches and fetches payments; without it only staff do. Secret. */
  readonly BILLING_IMPORT_TOKEN?: string
  /** Firebase project whose ID tokens count; without it none does. */
  readonly FIREBASE_PROJECT_ID?: string
  /** Clients of OpenID Connect for Apple, Facebook and Google, as JSON; secret. */
  readonly SOCIAL_PROVIDERS?: string
  /** PEM key and certificate by which the portal vouches for people to other sites, and those sites as JSON. */
  readonly SAML_PRIVATE_KEY?: string
  readonly SAML_CERTIFICATE?: string
  readonly SAML_SERVICE_PROVIDERS?: string
  /** The resident app's address, without a trailing slash: links in mails lead there. */
  readonly PORTAL_URL?: string
  /** The staff app's address, without a trailing slash: an administrator's menu leads there. */
  readonly STAFF_URL?: string
  /** smtp://user:password@host:port, or smtps://; only the staff worker sends. */
  readonly SMTP_URL?: string
  /** Pair of keys by which push services know the city (RFC 8292), base64url; without it none is sent to. */
  readonly VAPID_PUBLIC_KEY?: string
  /** Secret; only the staff worker sends. */
  readonly VAPID_PRIVATE_KEY?: string
  /** Authorize.Net: `https://api.authorize.net`; without these seven no one can pay. */
  readonly PAYMENTS_API_URL?: string
  /** `https://accept.authorize.net` */
  readonly PAYMENTS_PAGES_URL?: string
  /** `https://js.authorize.net/v1/Accept.js` */
  readonly PAYMENTS_SCRIPT_URL?: string
  readonly PAYMENTS_LOGIN_ID?: string
  /** Public: browsers say it. */
  readonly PAYMENTS_CLIENT_KEY?: string
  /** Secrets. */
  readonly PAYMENTS_TRANSACTION_KEY?: string
  readonly PAYMENTS_SIGNATURE_KEY?: string
  /** Sender of mails; the city's help address where nothing is said. */
  readonly MAIL_FROM?: string
}
