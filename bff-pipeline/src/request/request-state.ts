import type { CityCopy } from '@portal/core/city'
import type { Database } from '@portal/core/database'
import type { Actor, Language } from '@portal/core/kernel'
import type { Bindings } from '../bindings.ts'
import type { RequestSession } from '../session/request-session.ts'

/** What the pipeline knows of the request at hand; a page and the API calls it makes share one. */
export interface RequestState {
  readonly requestId: string
  /** W3C Trace Context: 32 hex digits that the caller, we and the database share. */
  readonly traceId: string
  readonly startedAt: number
  readonly database: Database
  /** What the platform gives this worker. */
  readonly env: Bindings
  /** Who asks; set once the session is known (identify.ts). */
  actor: Actor
  readonly session: RequestSession
  /** Reads the session's row: who asks is from now on who it says they are (identify.ts). */
  identifyAgain: () => Promise<void>
  /** Signs what cookies and apps carry; empty until the session was looked for (identify.ts). */
  authSecret: string
  /** The client of the request, from the platform and its headers. */
  readonly client: {
    readonly ipAddress: string | null
    readonly userAgent: string | null
    /** City, region and country, guessed from the network address. */
    readonly place: string | null
    /** The secret by which a device without an account finds its drafts again. */
    readonly device: string | null
    /** A browser or web view loads a page to show it. */
    readonly isPage: boolean
  }
  readonly copy: () => Promise<CityCopy>
  /**
   * Does what the caller need not wait for once the answer is on its way, over a database handle of its
   * own: the answer's round trips stay the caller's. What goes wrong is logged.
   */
  readonly afterwards: (work: (database: Database) => Promise<unknown>) => void
  /** Language the visitor chose for pages. */
  readonly language: Language
  /** The cookie that keeps that choice. */
  readonly languageCookie: string
  /**
   * Flags shared by a page and its API calls: whether the outbox has a new entry, another site's
   * address that the page's form may be sent to, whether the page may be in a frame of ours, and
   * whether the client disconnected while sending.
   */
  readonly notes: {
    hasQueued: boolean
    formTarget: string | null
    isFramed: boolean
    isBodyBroken: boolean
    /** Set-Cookie headers of the answer beside the session's. */
    readonly cookies: string[]
  }
  /** Path pattern of what answered, for the log: never the address itself. */
  route: string
}

/** Hono's environment of both workers. */
export interface PipelineEnv {
  Bindings: Bindings & { readonly inner?: RequestState }
  Variables: { state: RequestState; nonce: string }
}
