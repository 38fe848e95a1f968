import { escaped } from '@portal/core/kernel'

/** Trusted HTML, not escaped again. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Html | readonly Html[]

export function html(strings: TemplateStringsArray, ...values: Value[]) {
  const texts = values.map((value) => {
    if (value instanceof Html) return value.text
    if (typeof value === 'object') return value.map(({ text }) => text).join('')
    return escaped(String(value))
  })
  return new Html(String.raw({ raw: strings }, ...texts))
}

export function page(title: string, body: Html, language = 'en') {
  return `<!doctype html>${
    html`<html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: light dark;
            font:
              1rem/1.5 system-ui,
              sans-serif;
          }
          body {
            max-width: 50rem;
            margin: 0 auto;
            padding: 1rem;
          }
          iframe {
            width: 100%;
            height: 32rem;
            border: 1px solid;
            background: #fff;
          }
          .buttons {
            display: flex;
            flex-wrap: wrap;
            gap: 0.5rem;
          }
          button {
            font: inherit;
            padding: 0.4rem 0.8rem;
          }
          pre {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
          }
          th,
          td {
            padding: 0.25rem 0.75rem 0.25rem 0;
            text-align: start;
            vertical-align: top;
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`.text
  }`
}
