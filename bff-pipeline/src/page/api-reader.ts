import type { Context } from 'hono'
import { html } from 'hono/html'
import type { PipelineEnv } from '../request/request-state.ts'

interface Described {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
}
interface DescribedOperation {
  readonly operationId: string
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly description?: string
  }[]
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}

/** The published document as a page without JavaScript. */
export async function apiReader(c: Context<PipelineEnv>, document: string): Promise<Response> {
  c.var.state.route = '/docs'
  // Our own document, emitted from the contract.
  const { info, paths } = JSON.parse(document) as Described
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const nonce = crypto.randomUUID()
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        <style nonce="${nonce}">
          :root {
            color-scheme: light dark;
            font:
              1rem/1.55 system-ui,
              sans-serif;
          }
          body {
            max-width: 60rem;
            margin: auto;
            padding: 1.5rem;
          }
          section {
            border-block-start: 1px solid GrayText;
            padding-block: 1rem;
          }
          code {
            font-size: 1.05em;
            overflow-wrap: anywhere;
          }
          dt {
            font-weight: 600;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${info.title} ${info.version}</h1>
          <p>${info.description ?? ''}</p>
          <p><a href="/api/openapi.json">OpenAPI 3.1 document (JSON)</a></p>
          ${operations.map(({ path, method, operation }) => section(path, method, operation))}
        </main>
      </body>
    </html>`
  return c.body(page.toString(), 200, {
    'content-type': 'text/html; charset=UTF-8',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
  })
}

function section(path: string, method: string, operation: DescribedOperation) {
  return html`<section id="${operation.operationId}">
    <h2><code>${method.toUpperCase()} /api${path}</code></h2>
    <p>${operation.summary ?? ''} (<code>${operation.operationId}</code>)</p>
    <dl>
      ${(operation.parameters ?? []).map(
        (parameter) =>
          html`<dt><code>${parameter.name}</code> (${parameter.in})</dt>
            <dd>${parameter.description ?? ''}</dd>`,
      )}
      ${Object.entries(operation.responses).map(
        ([status, reply]) =>
          html`<dt>${status}</dt>
            <dd>${reply.description}</dd>`,
      )}
    </dl>
  </section>`
}
