import { type Context, Hono } from 'hono'
import { ping } from '@portal/core/database'
import { storable } from '@portal/core/kernel'
import type { Contract } from '@portal/openapi/contract'
import { apiPrefix } from './api-prefix.ts'
import type { Bindings } from './bindings.ts'
import { type Handlers, implement } from './implement.ts'
import { limitRate } from './limits/rate-limit.ts'
import { patternOf, requestWeight } from './limits/request-weight.ts'
import { answerAppLinks, appLinkPaths } from './page/app-links.ts'
import { answerManifest, manifestPath } from './page/manifest.ts'
import { type InnerFetch, type Render, renderPage } from './page/page.ts'
import { answerPreview, previewRoute, textPreview } from './page/text-preview.ts'
import { compress } from './reply/compress.ts'
import { notModified } from './reply/not-modified.ts'
import { policyReportsPath, takePolicyReports } from './reply/policy-reports.ts'
import { onError, problemResponse } from './reply/problems.ts'
import { refuseForeignOrigins } from './reply/security.ts'
import { type FormFields, isForm, readForm, type SentForm } from './request/form-fields.ts'
import type { PipelineEnv, RequestState } from './request/request-state.ts'
import { frame } from './request/request.ts'
import { identify } from './session/identify.ts'
import type { WebApp } from './session/session-cookie.ts'
import { answerStandard, inItsWords, type Standard } from './standard.ts'

/** Serves one file of a folder. */
export type ServeFile = (name: string, env: Bindings, state: RequestState) => Promise<Response>

export interface BffParts<C extends Contract> {
  readonly contract: C
  readonly handlers: Handlers<C>
  /** Loads the published OpenAPI JSON, which is long and rarely requested. */
  readonly document: () => Promise<string>
  readonly render: Render
  readonly stylesheets: readonly string[]
  readonly app: WebApp
  /** Cookies ignore ports, so the two apps' names differ. */
  readonly languageCookie: string
  /** Whether a request to a page submits one of its forms, as without JavaScript. */
  readonly takesForm: (sent: FormFields) => boolean
  /** Paths of pages that our own pages may frame; default: none. */
  readonly isFramed?: (path: string) => boolean
  /** Paths of pages that are the same for everyone without an account; default: none. */
  readonly isKept?: (path: string) => boolean
  /** Further addresses, path and query, that a visitor's browser may keep; default: none. */
  readonly isKeptByBrowsers?: (address: string) => boolean
  /** Paths of pages that run a search; default: none. */
  readonly isHeavyPage?: (path: string) => boolean
  readonly files?: Readonly<Record<string, ServeFile>>
  /** Published standards beside our own contract, by the folder that each has. */
  readonly standards?: Readonly<Record<string, Standard>>
}

const no = () => false

/** Files in the apps' public folders, with stable names. */
const publicFiles = [
  '/assets/*',
  '/apple-touch-icon.png',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/provider-communicator.js',
  '/provider-frame.css',
  '/provider-frame.js',
  '/push-worker.js',
  '/robots.txt',
  '/text-preview.css',
  '/text-preview.js',
  '/worker.js',
]

/** Service workers, which fetch under the policy of their own script. */
const workers = new Set(['/push-worker.js', '/worker.js'])
const workerPolicy = "default-src 'self'; frame-ancestors 'none'"

/** The contract under /api, health checks, static assets, and pages for all else. */
export function createBff<C extends Contract>(parts: BffParts<C>): Hono<PipelineEnv> {
  const app = new Hono<PipelineEnv>()
  app.onError(onError)
  app.use((c, next) => (c.env.inner ? next() : compress(c, next)))
  app.use(frame(parts.app, parts.languageCookie))
  app.get('/healthz', (c) => {
    c.var.state.route = '/healthz'
    return c.json({ status: 'ok' })
  })
  const folders = Object.keys(parts.files ?? {})
  const { contract, stylesheets } = parts
  const { isHeavyPage = no, isKept = no, isKeptByBrowsers = no } = parts
  const standards = Object.entries(parts.standards ?? {})
  const weightOf = requestWeight({ contract, folders, isHeavyPage })
  for (const [folder, standard] of standards) app.use(`${folder}/*`, inItsWords(standard))
  const limit = limitRate({ app: parts.app, stylesheets, weightOf })
  app.get('/readyz', limit, async (c) => {
    c.var.state.route = '/readyz'
    await ping(c.var.state.database)
    return c.json({ status: 'ready' })
  })
  // The platform answers these before the worker; otherwise the worker fetches them.
  for (const path of publicFiles) {
    app.get(path, async (c) => {
      c.var.state.route = path
      const file = await c.env.ASSETS.fetch(c.req.raw)
      if (file.status === 404) {
        return problemResponse(c.var.state.requestId, { status: 404, code: 'Error.NotFound' })
      }
      // The platform's response headers are immutable, so ours go on a copy.
      const answer = new Response(file.body, file)
      if (workers.has(path)) answer.headers.set('content-security-policy', workerPolicy)
      return answer
    })
  }
  app.use(limit)
  // Before sessions are read: a standard knows keys, never a visitor's cookie.
  for (const [folder, standard] of standards)
    app.all(`${folder}/*`, (c) => answerStandard(c, folder, standard))
  app.post(policyReportsPath, takePolicyReports)
  app.use(identify(parts.app))
  if (parts.app === 'resident') {
    app.use(textPreview)
    app.get(previewRoute, answerPreview)
    app.get(manifestPath, answerManifest)
    for (const path of appLinkPaths) app.get(path, answerAppLinks)
  }
  for (const [folder, serve] of Object.entries(parts.files ?? {})) {
    app.get(`${folder}/:name`, (c) => {
      c.var.state.route = `${folder}/{name}`
      return serve(storable(c.req.param('name')), c.env, c.var.state)
    })
  }
  app.use(refuseForeignOrigins(crossSitePaths(parts.contract)))
  app.route(apiPrefix, apiOf(parts))
  const innerFetchOf =
    (c: Context<PipelineEnv>): InnerFetch =>
    async (request) =>
      app.fetch(request, { ...c.env, inner: c.var.state }, c.executionCtx)
  const pageOf = (c: Context<PipelineEnv>, form: SentForm | null) => {
    c.var.state.notes.isFramed = parts.isFramed?.(c.req.path) ?? false
    return renderPage(
      c,
      parts.render,
      innerFetchOf(c),
      { stylesheets, isKept, isKeptByBrowsers },
      form,
    )
  }
  app.get('*', (c) => pageOf(c, null))
  app.post('*', async (c, next) => {
    if (!isForm(c)) return next()
    const form = await readForm(c)
    if (form instanceof Response) return form
    if (!parts.takesForm(form.fields)) return next()
    return pageOf(c, form)
  })
  app.all('*', (c) =>
    problemResponse(c.var.state.requestId, {
      status: 405,
      code: 'Error.MethodNotAllowed',
      headers: { allow: 'GET, HEAD' },
    }),
  )
  return app
}

/** Paths that other sites' pages may send to (`crossSite`). */
function crossSitePaths(contract: Contract): (path: string) => boolean {
  const patterns = Object.values(contract)
    .filter(({ crossSite }) => crossSite)
    .map(({ path }) => patternOf(path))
  return (path) => patterns.some((pattern) => pattern.test(path))
}

function apiOf<C extends Contract>({
  contract,
  handlers,
  document,
}: BffParts<C>): Hono<PipelineEnv> {
  const api = new Hono<PipelineEnv>()
  api.use(notModified)
  implement(api, contract, handlers)
  api.get('/openapi.json', async (c) =>
    c.body(await document(), 200, { 'content-type': 'application/json' }),
  )
  // Rarely requested, so that its code comes with the document.
  const docs = async (c: Context<PipelineEnv>) => {
    const { answerDocs } = await import('./docs/docs-routes.ts')
    return answerDocs(c, await document())
  }
  api.get('/docs', docs)
  api.get('/docs/*', docs)
  api.all('*', (c) =>
    problemResponse(c.var.state.requestId, { status: 404, code: 'Error.NotFound' }),
  )
  return api
}
