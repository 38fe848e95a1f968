import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { html } from 'hono/html'
import type { CityCopy, TextOverride } from '@portal/core/city'
import { type Database, openDatabase } from '@portal/core/database'
import {
  isSignedPath,
  isUuid,
  type Language,
  languageOr,
  signatureName,
  systemClock,
} from '@portal/core/kernel'
import {
  endPreview,
  openPreview,
  previewMinutes,
  readPreview,
  type TextPreview,
} from '@portal/core/text-editing/preview'
import { say } from '@portal/core/texts'
import type { Bindings } from '../bindings.ts'
import type { PipelineEnv } from '../request/request-state.ts'

/** Opens and ends a preview. */
export const previewRoute = '/text-preview'

const cookieName = ({ ENVIRONMENT }: Pick<Bindings, 'ENVIRONMENT'>): string =>
  ENVIRONMENT === 'production' ? '__Host-text_preview' : 'text_preview'

function previewCookie(env: Bindings, value: string, seconds: number): string {
  const secure = env.ENVIRONMENT === 'production' ? '; Secure' : ''
  return `${cookieName(env)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}

/** In place of a link that was opened before, or too late. */
const ended = 'ended'

/** Of no session: a preview does not depend on who is logged in to the residents' app. */
const databaseOf = ({ DATABASE_URL, NEON_ENDPOINT }: Bindings): Database =>
  openDatabase(DATABASE_URL, NEON_ENDPOINT)

const isPreviewCookie = (value: string): boolean =>
  /^[\w-]{43}$/.test(value.split('.')[1] ?? '') && isUuid(value.split('.')[0] ?? '')

/**
 * Shows unsaved texts to the member of staff who opened the link of their preview. Every reply to
 * this browser is then made for it alone, and never stored. All others pay nothing.
 */
export const textPreview: MiddlewareHandler<PipelineEnv> = async (c, next) => {
  const cookie = getCookie(c, cookieName(c.env))
  if (cookie === undefined || c.env.inner) return next()
  const { state } = c.var
  const preview = isPreviewCookie(cookie)
    ? await readPreview(databaseOf(c.env), systemClock, cookie)
    : null
  state.preview = preview ?? ended
  if (preview) {
    const cityCopy = state.copy
    let copy: Promise<CityCopy> | undefined
    // One copy for the request, since parsed texts are kept by it.
    state.copy = () =>
      (copy ??= cityCopy().then((city) => ({ ...city, texts: [...city.texts, ...preview.texts] })))
  } else state.notes.cookies.push(previewCookie(c.env, '', 0))
  await next()
  c.res.headers.set('cache-control', 'no-store')
}

/** A path of our own app, whatever was asked for. */
const ownPath = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : '/')

export async function answerPreview(c: Context<PipelineEnv>): Promise<Response> {
  const { state } = c.var
  state.route = previewRoute
  const { pathname, searchParams, search } = new URL(c.req.url)
  const cookie = getCookie(c, cookieName(c.env))
  if (searchParams.has('end')) {
    if (cookie && isPreviewCookie(cookie)) await endPreview(databaseOf(c.env), cookie)
    return leave(c, '/', previewCookie(c.env, '', 0))
  }
  const signature = searchParams.get(signatureName) ?? ''
  const signed = pathname + search.replace(new RegExp(`&${signatureName}=.*$`), '')
  const id = searchParams.get('id') ?? ''
  const isOurs = isSignedPath(state.authSecret, signed, signature) && isUuid(id)
  const opened = isOurs ? await openPreview(databaseOf(c.env), systemClock, id) : null
  const to = new URL(ownPath(isOurs ? (searchParams.get('to') ?? '/') : '/'), c.req.url)
  to.searchParams.set('lng', languageOr(searchParams.get('lng')))
  const value = previewCookie(c.env, opened ?? ended, opened ? previewMinutes * 60 : 60)
  return leave(c, to.pathname + to.search, value)
}

function leave(c: Context<PipelineEnv>, path: string, cookie: string): Response {
  c.header('set-cookie', cookie)
  c.header('cache-control', 'no-store')
  return c.redirect(path, 303)
}

/** What the page shows of a text, with any values in place of its placeholders. */
const patternOf = (text: string): string =>
  text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[^]{0,80}?')

const patternsOf = (texts: readonly TextOverride[], language: Language): readonly string[] =>
  texts
    .filter((text) => text.language === language)
    .flatMap(({ singular, plural }) => (plural === null ? [singular] : [singular, plural]))
    .map(patternOf)

type Say = (key: Parameters<typeof say>[1], values?: Parameters<typeof say>[2]) => string

/** Which of the texts the page shows; its script counts them. */
const found = (t: Say) =>
  html`<output
    data-none="${t('Languages.PreviewNone')}"
    data-some="${t('Languages.PreviewSome')}"
  ></output>`

/** A bar above the page; React passes over elements of the body that it does not know. */
export async function withPreviewBar(
  c: Context<PipelineEnv>,
  page: Response,
  preview: TextPreview | typeof ended,
  nonce: string,
): Promise<Response> {
  const { language } = c.var.state
  const t: Say = (key, values) => say({ language }, key, values)
  const bar =
    preview === ended
      ? html`<p>${t('Languages.PreviewEnded')}</p>`
      : html`<p>
            ${t(preview.draft ? 'Content.PreviewBar' : 'Languages.PreviewBar', { min: previewMinutes })}
            ${preview.draft ? '' : found(t)}
          </p>
          <a href="${previewRoute}?end=1&amp;lng=${language}">${t('Languages.PreviewEnd')}</a>
          ${preview.draft ? '' : html`<script type="module" nonce="${nonce}" src="/text-preview.js"></script>`}`
  const isDraft = preview !== 'ended' && preview.draft !== null
  const patterns = preview === ended ? [] : patternsOf(preview.texts, language)
  const markup = await html`<text-preview
    role="region"
    aria-label="${t(isDraft ? 'Content.PreviewLabel' : 'Languages.PreviewLabel')}"
    data-patterns="${JSON.stringify(patterns)}"
    ><link rel="stylesheet" href="/text-preview.css" />${bar}</text-preview
  >`
  const text = await page.text()
  return new Response(
    text.replace(/<body[^>]*>/, (body) => body + markup.toString()),
    page,
  )
}
