import { html } from 'hono/html'
import { type CityCopy, defaultCopy } from '@portal/core/city'
import type { Language } from '@portal/core/kernel'
import { say, type TextKey, type Values } from '@portal/core/texts'

/** Needs no database. */
export interface ErrorPage {
  readonly status: 429 | 500 | 503
  readonly language: Language
  /** This isolate's last one, of any age. */
  readonly copy: CityCopy | undefined
  readonly requestId: string
  readonly stylesheets: readonly string[]
  readonly seconds?: number
}

const kinds = { 429: 'TooMany', 500: 'Unexpected', 503: 'Unavailable' } as const

/** While the database is down. */
const retrySeconds = 5

/** In the visitor's language, without JavaScript. */
export async function errorPage(page: ErrorPage): Promise<Response> {
  const { settings, texts } = page.copy ?? defaultCopy
  const t = (key: TextKey, values?: Values): string =>
    say({ language: page.language, texts }, key, values)
  const kind = kinds[page.status]
  const { seconds = retrySeconds } = page
  const wait = t('Error.WaitSeconds', { count: seconds })
  const title = t(`Error.${kind}Title`)
  const cityName = t('Util.CityOf', { city: settings.name })
  const body = await html`<!doctype html>
    <html lang="${page.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - ${cityName}</title>
        ${page.stylesheets.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      </head>
      <body>
        <main class="error-page">
          <p>${cityName}</p>
          <h1>${title}</h1>
          <p>
            ${t(`Error.${kind}Body`, {
              phone: settings.phone,
              requestId: page.requestId,
              wait,
            })}
          </p>
          <p><a href="">${t('Error.TryAgain')}</a></p>
        </main>
      </body>
    </html>`
  return new Response(body.toString(), {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-ancestors 'none'",
      ...(page.status === 500 ? {} : { 'retry-after': String(seconds) }),
    },
  })
}
