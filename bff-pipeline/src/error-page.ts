import { html } from 'hono/html'
import { type CityCopy, defaultCopy } from '@portal/core/city'
import type { Language } from '@portal/core/kernel'
import { resourcesOf } from '@portal/core/translations'

/** What an error page is made of: nothing that needs the database. */
export interface ErrorPage {
  readonly status: 500 | 503
  readonly language: Language
  /** The last copy this isolate had, of any age. */
  readonly copy: CityCopy | undefined
  readonly requestId: string
  readonly stylesheets: readonly string[]
}

/** A page that says calmly what happened and what to do, in the visitor's language, with no script. */
export async function errorPage(page: ErrorPage): Promise<Response> {
  const { settings, texts } = page.copy ?? defaultCopy
  const words = resourcesOf(page.language, texts)
  const say = (group: string, key: string, values: Record<string, string> = {}): string =>
    (words[group]?.[key] ?? '').replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values[name] ?? '',
    )
  const kind = page.status === 503 ? 'Unavailable' : 'Unexpected'
  const title = say('Error', `${kind}Title`)
  const cityName = say('Util', 'CityOf', { city: settings.name })
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
            ${say('Error', `${kind}Body`, { phone: settings.phone, requestId: page.requestId })}
          </p>
          <p><a href="">${say('Error', 'TryAgain')}</a></p>
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
      ...(page.status === 503 ? { 'retry-after': '5' } : {}),
    },
  })
}
