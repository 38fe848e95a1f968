// The library's `self` is any worker's; this script runs only as a service worker.
export const scope = self as unknown as ServiceWorkerGlobalScope

/** What this worker was built with (web-ui/build/service-worker.ts). */
interface Release {
  readonly id: string
  /** The first scripts of its pages. */
  readonly entries: readonly string[]
  /** What its pages need without a network. */
  readonly files: readonly string[]
}

declare const RELEASE: Release
export const release = RELEASE

// Static routing (Service Workers, 2025), newer than TypeScript's library.
interface RouterCondition {
  readonly urlPattern?: string
  readonly requestMethod?: string
  readonly requestMode?: RequestMode
  readonly or?: readonly RouterCondition[]
}

export interface RouterRule {
  readonly condition: RouterCondition
  readonly source: 'cache' | 'network'
}

/** Absent in browsers without static routing. */
export interface RoutingInstall extends ExtendableEvent {
  readonly addRoutes?: (rules: readonly RouterRule[]) => Promise<void>
}
