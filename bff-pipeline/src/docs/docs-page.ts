import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { PipelineEnv } from '../request/request-state.ts'

/** What `hono/html` makes. */
export type Html = ReturnType<typeof html>

export const docsPath = '/api/docs'

const styles = `
:root{color-scheme:light dark;--line:light-dark(#d5d9e0,#3a4250);--soft:light-dark(#f4f6f9,#1b212b);--ink:light-dark(#1b2430,#e6eaf0);--quiet:light-dark(#4c5666,#aab4c3);--link:light-dark(#0b57a4,#8cbcff);--ground:light-dark(#fff,#12161d);font:1rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
*{box-sizing:border-box}
body{margin:0}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.skip{position:absolute;inset-block-start:-4rem}
.skip:focus{inset-block-start:0;background:var(--ground);padding:.75rem}
header,main,footer{max-width:68rem;margin-inline:auto;padding:1rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;border-block-end:1px solid var(--line)}
header nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
header nav a,.topics a{display:inline-block;padding-block:.4rem}
form{display:flex;gap:.5rem;align-items:end;flex-wrap:wrap}
label{display:block;font-weight:600}
input,button{font:inherit;color:inherit;padding:.5rem .75rem;min-height:2.75rem;border:1px solid var(--quiet);border-radius:.4rem;background:var(--ground)}
button{background:var(--soft);font-weight:600;cursor:pointer}
h1{line-height:1.2;margin-block:1rem}
h2{margin-block:2.5rem .5rem;line-height:1.3}
h3{margin-block:1.5rem .25rem;font-size:1.05rem}
article{border-block-start:1px solid var(--line);padding-block:.5rem 1rem}
code,pre{font-family:ui-monospace,monospace;font-size:.95em;overflow-wrap:anywhere}
pre{background:var(--soft);padding:1rem;border-radius:.5rem;white-space:pre-wrap}
.call{display:block;background:var(--soft);padding:.6rem .8rem;border-radius:.4rem}
.method{font-weight:700}
.quiet{color:var(--quiet)}
dl{margin:0}
dt{margin-block-start:.75rem;font-weight:600;overflow-wrap:anywhere}
dd{margin-inline-start:1rem}
dd dl{border-inline-start:2px solid var(--line);padding-inline-start:.75rem}
.topics{columns:17rem;padding-inline-start:1.2rem}
details{margin-block:.75rem}
summary{cursor:pointer;font-weight:600;padding-block:.4rem}
table{border-collapse:collapse}
td,th{border:1px solid var(--line);padding:.4rem .6rem;text-align:start;vertical-align:top}
@media print{header,.skip{display:none}}
`

interface DocsPage {
  readonly title: string
  /** Of the document. */
  readonly product: string
  readonly content: unknown
  readonly status?: 200 | 404
  readonly term?: string
}

/** A page of the reference: no script, its own styles, the same frame. */
export async function docsPage(c: Context<PipelineEnv>, page: DocsPage): Promise<Response> {
  const { title, product, content, status = 200, term = '' } = page
  c.var.state.route = '/docs'
  const nonce = crypto.randomUUID()
  const whole = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title === product ? title : `${title} · ${product}`}</title>
        <link rel="icon" href="/favicon.svg" />
        <style nonce="${nonce}">
          ${raw(styles)}
        </style>
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header>
          <nav aria-label="Documentation">
            <a href="${docsPath}">Reference</a>
            <a href="${docsPath}/guide">Guide</a>
            <a href="${docsPath}/schemas">Schemas</a>
            <a href="${docsPath}/problems">Problems</a>
            <a href="/api/openapi.json">OpenAPI (JSON)</a>
          </nav>
          <form action="${docsPath}/search" role="search">
            <div>
              <label for="q">Search the reference</label>
              <input id="q" name="q" type="search" value="${term}" maxlength="100" />
            </div>
            <button>Search</button>
          </form>
        </header>
        <main id="content" tabindex="-1">
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
  return c.body(whole.toString(), status, {
    'content-type': 'text/html; charset=UTF-8',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  })
}
