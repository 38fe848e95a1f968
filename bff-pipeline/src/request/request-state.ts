import type { CityCopy } from '@portal/core/city'
import type { Database } from '@portal/core/database'
import type { Actor, Language } from '@portal/core/kernel'
import type { TextPreview } from '@portal/core/text-editing/preview'
import type { Deprecation } from '@portal/openapi/contract'
import type { Bindings } from '../bindings.ts'
import type { RequestSession } from '../session/request-session.ts'

/** A page and its API calls share one. */
export interface RequestState {
  readonly requestId: string
  /** W3C Trace Context: 32 hex digits, also used by the database. */
  readonly traceId: string
  readonly startedAt: number
  readonly database: Database
  readonly env: Bindings
  /** The caller; set once the session is known (identify.ts). */
  actor: Actor
  readonly session: RequestSession
  /** Reads the session's row and sets the actor from it (identify.ts). */
  identifyAgain: () => Promise<void>
  /** Signs cookies and tokens; empty before identify.ts. */
  authSecret: string
  /** From the platform and the request's headers. */
  readonly client: {
    readonly ipAddress: string | null
    readonly userAgent: string | null
    /** City, region and country, by network address. */
    readonly place: string | null
    /** By which a device without an account finds its drafts. */
    readonly device: string | null
    /** A browser or web view loads a page. */
    readonly isPage: boolean
    /** The browser loads it ahead (Sec-Purpose), or to keep a copy: perhaps no one will see it. */
    readonly isAhead: boolean
  }
  copy: () => Promise<CityCopy>
  /** Unsaved texts that this browser alone is shown, or an ended preview (page/text-preview.ts). */
  preview: TextPreview | 'ended' | null
  /** Runs after the reply, over its own database handle. Errors are logged. */
  readonly afterwards: (work: (database: Database) => Promise<unknown>) => void
  readonly language: Language
  readonly languageCookie: string
  /**
   * Shared by a page and its API calls: the outbox has a new entry, another site's URL that the
   * page's form may be sent to, the page may be framed by ours, the client disconnected while
   * sending.
   */
  readonly notes: {
    hasQueued: boolean
    formTarget: string | null
    isFramed: boolean
    isBodyBroken: boolean
    /** Of the operation that was called. */
    deprecation: Deprecation | null
    /** The latest API call's, as in the contract. */
    operation: string
    /** Set-Cookie headers besides the session's. */
    readonly cookies: string[]
  }
  /** Path pattern for the log, never the address itself. */
  route: string
}

export interface PipelineEnv {
  Bindings: Bindings & { readonly inner?: RequestState }
  Variables: { state: RequestState; nonce: string }
}
