import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { type SessionState, sessionStateOf } from '@portal/core/access'
import { type CityCopy, draftedHomePage, pageSettings, type PageSettings } from '@portal/core/city'
import { type Flags, flagsFor } from '@portal/core/flags'
import type { Actor, Language, SecondStep, StaffRole } from '@portal/core/kernel'
import { isLanguage, rolesOf } from '@portal/core/kernel'
import { type Resources, resourcesOf } from '@portal/core/texts'
import type { Bindings } from '../bindings.ts'
import { lastCopy } from '../city-copy.ts'
import { paymentSettings } from '../payment-settings.ts'
import { errorPage } from '../reply/error-page.ts'
import { policyReportsPath } from '../reply/policy-reports.ts'
import { problemOf } from '../reply/problems.ts'
import { pagePolicy } from '../reply/security.ts'
import type { FormFields, FormFiles, SentForm } from '../request/form-fields.ts'
import { errorLine, log } from '../request/log.ts'
import type { PipelineEnv, RequestState } from '../request/request-state.ts'
import { asWhoTheyAre } from '../session/as-who-they-are.ts'
import type { RequestSession } from '../session/request-session.ts'
import { type AppPages, isAskedByAnyone, keptKey, keptOr } from './kept-pages.ts'
import { withPreviewBar } from './text-preview.ts'

export interface Viewer {
  readonly state: SessionState
  readonly userId: string | null
  /** Of staff; empty for everyone else. */
  readonly roles: readonly StaffRole[]
  /** Null without a selected organization. */
  readonly organizationId: string | null
  /** Was logged in; the session was ended elsewhere or expired. */
  readonly hasEnded: boolean
  /** What a login to the staff app waits for; null: nothing. */
  readonly secondStep: SecondStep | null
}

function viewerOf(actor: Actor, { hasEnded }: RequestSession): Viewer {
  const state = sessionStateOf(actor)
  if (actor.kind !== 'user') {
    const secondStep = actor.kind === 'pending' ? actor.step : null
    return { state, userId: null, roles: [], organizationId: null, hasEnded, secondStep }
  }
  const { userId, organizationId } = actor
  const roles = rolesOf(actor)
  return { state, userId, roles, organizationId, hasEnded: false, secondStep: null }
}

export interface PageInput {
  readonly nonce: string
  readonly language: Language
  readonly city: { readonly settings: PageSettings; readonly flags: Flags }
  readonly viewer: Viewer
  /** Without a trailing slash. */
  readonly staffUrl: string | null
  readonly portalUrl: string | null
  /** A form sent without JavaScript; null when the page is only viewed. */
  readonly form: FormFields | null
  readonly files: FormFiles
  readonly resources: Resources
  /** Part of the texts' immutable URL. */
  readonly textsVersion: string
  /** Calls our own API in this process, as part of this request. */
  readonly fetch: (request: Request) => Promise<Response>
}

export type Render = (request: Request, input: PageInput) => Promise<Response>

/** Answers a request of our own app from within. */
export type InnerFetch = (request: Request) => Promise<Response>

/** `?lng=es` on any page sets the language and redirects to the page without it. */
function languageChoice(c: Context<PipelineEnv>): Response | null {
  const url = new URL(c.req.url)
  const chosen = url.searchParams.get('lng')
  if (chosen === null) return null
  url.searchParams.delete('lng')
  if (isLanguage(chosen)) {
    setCookie(c, c.var.state.languageCookie, chosen, {
      path: '/',
      maxAge: 31_536_000,
      sameSite: 'Lax',
      secure: url.protocol === 'https:',
    })
  }
  // `//host/` would lead to another site.
  return c.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 303)
}

// Texts change only with their copy.
const textsOfCopy = new WeakMap<
  CityCopy,
  Map<Language, { resources: Resources; version: string }>
>()

/** The texts of a language, with a short hash as their version. */
export async function textsOf(
  copy: CityCopy,
  language: Language,
): Promise<{ resources: Resources; version: string }> {
  const byLanguage =
    textsOfCopy.get(copy) ?? new Map<Language, { resources: Resources; version: string }>()
  textsOfCopy.set(copy, byLanguage)
  const known = byLanguage.get(language)
  if (known) return known
  const resources = resourcesOf(language, copy.texts)
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify(resources)),
  )
  const version = Array.from(new Uint8Array(digest, 0, 8), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  const texts = { resources, version }
  byLanguage.set(language, texts)
  return texts
}

/** The city's chat may be framed. */
const framesOf = ({ settings }: CityCopy): string[] =>
  settings.chatUrl ? [new URL(settings.chatUrl).origin] : []

/** Where pages send card and bank numbers. */
function connectionsOf(env: Bindings): string[] {
  const payments = paymentSettings(env)
  return payments ? [payments.accept.apiOrigin] : []
}

/** With the round links of the home page that a member of staff previews. */
function settingsShown({ settings }: CityCopy, { preview }: RequestState): PageSettings {
  const drafted = draftedHomePage(preview === 'ended' ? null : preview?.draft)
  return pageSettings(drafted ? { ...settings, circleLinks: drafted.circleLinks } : settings)
}

async function renderAsActor(
  c: Context<PipelineEnv>,
  render: Render,
  innerFetch: InnerFetch,
  form: SentForm | null,
  nonce: string,
): Promise<Response> {
  const { state } = c.var
  const city = await state.copy()
  const { resources, version } = await textsOf(city, state.language)
  return render(c.req.raw, {
    nonce,
    language: state.language,
    city: { settings: settingsShown(city, state), flags: flagsFor(state.actor, city.flags) },
    viewer: viewerOf(state.actor, state.session),
    staffUrl: c.env.STAFF_URL ?? null,
    portalUrl: c.env.PORTAL_URL ?? null,
    form: form?.fields ?? null,
    files: form?.files ?? [],
    resources,
    textsVersion: version,
    fetch: innerFetch,
  })
}

/** Whether a browser may keep the page, and show it to everyone who opens it (web-resident/worker). */
const isForEveryone = (
  c: Context<PipelineEnv>,
  { headers, status }: Response,
  { isKept, isKeptByBrowsers }: AppPages,
): boolean => {
  const { pathname, search } = new URL(c.req.url)
  return (
    status === 200 &&
    ((search === '' && isKept(pathname)) || isKeptByBrowsers(pathname + search)) &&
    isAskedByAnyone(c) &&
    c.var.state.notes.cookies.length === 0 &&
    !headers.has('set-cookie')
  )
}

/** While the database is down, a 503 page says so. */
export async function renderPage(
  c: Context<PipelineEnv>,
  render: Render,
  innerFetch: InnerFetch,
  pages: AppPages,
  form: SentForm | null = null,
): Promise<Response> {
  const { state } = c.var
  state.route = 'page'
  const choice = languageChoice(c)
  if (choice) return choice
  const nonce = crypto.randomUUID()
  const renderNow = () =>
    asWhoTheyAre(state, {
      run: () => renderAsActor(c, render, innerFetch, form, nonce),
      isPersonal: (shown) => shown === null || shown.status < 300 || shown.status >= 400,
      isSafe: form === null,
      isRepeatable: () => true,
    })
  try {
    const key = form === null ? keptKey(c, pages) : null
    const page = await (key === null
      ? renderNow()
      : keptOr(state, { key, nonce, render: renderNow }))
    const city = lastCopy(c.env) ?? (await state.copy())
    const { headers } = page
    const policy = pagePolicy(nonce, {
      frames: framesOf(city),
      connections: connectionsOf(c.env),
      formTarget: state.notes.formTarget,
      isFramed: state.notes.isFramed,
      isDevelopment: c.env.ENVIRONMENT === 'development',
    })
    headers.set('content-security-policy', policy)
    headers.set('reporting-endpoints', `policy="${policyReportsPath}"`)
    headers.set('cache-control', 'private, no-cache')
    headers.set('content-language', state.language)
    headers.append('vary', 'Cookie')
    if (form === null && isForEveryone(c, page, pages)) headers.set('page-for', 'everyone')
    return state.preview ? await withPreviewBar(c, page, state.preview, nonce) : page
  } catch (error) {
    const problem = problemOf(error)
    const { requestId, traceId } = state
    log('error', 'page failed', { requestId, traceId, status: problem.status, ...errorLine(error) })
    return errorPage({
      status: problem.status === 503 ? 503 : 500,
      language: state.language,
      copy: lastCopy(c.env),
      requestId,
      stylesheets: pages.stylesheets,
    })
  }
}
