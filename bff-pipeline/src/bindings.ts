export interface RateLimit {
  limit(options: { key: string }): Promise<{ success: boolean }>
}

/** By requests a minute (wrangler.toml); rate-limit.ts has their use. */
export type RateLimitName =
  | 'RATE_LIMIT_120'
  | 'RATE_LIMIT_300'
  | 'RATE_LIMIT_1200'
  | 'RATE_LIMIT_6000'

/** For example the platform's static assets. */
export interface Fetcher {
  fetch(request: Request): Promise<Response>
}

interface StoredObject {
  readonly body: ReadableStream
  /** Quoted, as in the header ETag. */
  readonly httpEtag: string
  readonly uploaded: Date
  arrayBuffer(): Promise<ArrayBuffer>
}

interface UploadedPart {
  readonly partNumber: number
  readonly etag: string
}

interface MultipartUpload {
  uploadPart(partNumber: number, part: ReadableStream | Uint8Array): Promise<UploadedPart>
  complete(parts: UploadedPart[]): Promise<{ readonly size: number }>
  abort(): Promise<void>
}

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
  createMultipartUpload(
    key: string,
    options?: { httpMetadata: { contentType: string } },
  ): Promise<{ readonly key: string; readonly uploadId: string }>
  resumeMultipartUpload(key: string, uploadId: string): MultipartUpload
}

export interface Queue {
  send(message: unknown): Promise<unknown>
}

/** At most 100 messages, 256 kB in all. */
export interface BatchQueue {
  sendBatch(messages: readonly { readonly body: unknown }[]): Promise<unknown>
}

export interface Bindings extends Readonly<Record<RateLimitName, RateLimit>> {
  readonly DATABASE_URL: string
  /** Replaces Neon's own address; set in the city in a box. */
  readonly NEON_ENDPOINT?: string
  readonly ENVIRONMENT: 'production' | 'local' | 'test' | 'development'
  /** "on": parses every reply by its schema. */
  readonly CHECK_REPLIES?: string
  /** Compares replies with the published document; only in the city in a box. */
  readonly REPLY_CHECK?: Fetcher
  /** "on": compress here, because no edge in front does. */
  readonly COMPRESS?: string
  /** How old the answer may be to whether kept pages still hold, in ms; default: 1,000. */
  readonly PAGE_CHECK_MS?: string
  /** The deployed version; without it, finished pages are not shared between isolates. */
  readonly RELEASE?: { readonly id: string }
  /** Commit or version, for logs and document names. */
  readonly VERSION?: string
  readonly ASSETS: Fetcher
  readonly DOCUMENTS: Bucket
  /** Wakes the staff worker, which delivers the outbox. */
  readonly OUTBOX: Queue
  /** Shards of autopay; only the staff worker has it. */
  readonly AUTOPAY?: Queue
  /** Parts of broadcasts; only the staff worker has it. */
  readonly BROADCASTS?: BatchQueue
  /** Endpoints with events to send; only the staff worker has it. */
  readonly WEBHOOKS?: BatchQueue
  /** At least 32 random characters; both workers have the same (docs/deploy.md). */
  readonly AUTH_SECRET?: string
  /** Bearer token of the city's billing system; without it only staff import. Secret. */
  readonly BILLING_IMPORT_TOKEN?: string
  /** Replaces Legistar's own address; set in the city in a box. */
  readonly LEGISTAR_URL?: string
  /** Its ID tokens are accepted; without it none are. */
  readonly FIREBASE_PROJECT_ID?: string
  /** OpenID Connect clients for Apple, Facebook and Google, as JSON; secret. */
  readonly SOCIAL_PROVIDERS?: string
  /** PEM key and certificate of the SAML identity provider, and its service providers as JSON. */
  readonly SAML_PRIVATE_KEY?: string
  readonly SAML_CERTIFICATE?: string
  readonly SAML_SERVICE_PROVIDERS?: string
  /** The resident app's origin without a trailing slash, for links in mails. */
  readonly PORTAL_URL?: string
  /** The staff app's origin without a trailing slash, for the administrator's menu and passkeys. */
  readonly STAFF_URL?: string
  /** The domain of passkeys; default: the staff app's own. Changing it voids them. */
  readonly PASSKEY_DOMAIN?: string
  /** smtp://user:password@host:port, or smtps://; only the staff worker sends. */
  readonly SMTP_URL?: string
  /** VAPID keys (RFC 8292), base64url; without them no push is sent. */
  readonly VAPID_PUBLIC_KEY?: string
  /** Secret; only the staff worker sends. */
  readonly VAPID_PRIVATE_KEY?: string
  /**
   * Google's key file of the service account that sends to the mobile apps, as JSON; without it they get
   * no push. Secret; only the staff worker sends.
   */
  readonly FCM_ACCOUNT?: string
  /** Replaces `https://fcm.googleapis.com`; set in the city in a box. */
  readonly FCM_URL?: string
  /** Replaces the addresses of browsers' push services; set in tests. */
  readonly WEB_PUSH_URL?: string
  /** Authorize.Net: `https://api.authorize.net`; without these seven no one can pay. */
  readonly PAYMENTS_API_URL?: string
  readonly PAYMENTS_PAGES_URL?: string
  /** `https://js.authorize.net/v1/Accept.js` */
  readonly PAYMENTS_SCRIPT_URL?: string
  readonly PAYMENTS_LOGIN_ID?: string
  /** Public: browsers send it. */
  readonly PAYMENTS_CLIENT_KEY?: string
  readonly PAYMENTS_TRANSACTION_KEY?: string
  readonly PAYMENTS_SIGNATURE_KEY?: string
  /** Password of the mail service's webhook, at least 32 characters; without it bounces are not known. Secret. */
  readonly MAIL_EVENTS_TOKEN?: string
  /** Sender of mails; default: the city's help address. */
  readonly MAIL_FROM?: string
}
