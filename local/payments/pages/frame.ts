import { html, Html, page } from '../../html.ts'
import { type Language, wordsIn } from './words.ts'

/** From a hosted page to the site around it, through its communicator in a hidden frame. */
export type Word = Readonly<Record<string, string>>

/** The communicator, on the merchant's origin, may call the page that frames us; we may not. */
function speaking(communicatorUrl: string, words: readonly Word[]): Html {
  const origin = new URL(communicatorUrl).origin
  const lines = words.map((word) => new URLSearchParams(word).toString())
  // JSON in a script: "<" could end it.
  const script = `
    const frame = document.querySelector('#communicator')
    const say = (line) => frame.contentWindow.postMessage(line, ${JSON.stringify(origin)})
    frame.addEventListener('load', () => {
      for (const line of ${JSON.stringify(lines).replaceAll('<', String.raw`\u003c`)}) say(line)
      new ResizeObserver(() => say('action=resizeWindow&width=' + document.documentElement.scrollWidth
        + '&height=' + document.documentElement.offsetHeight)).observe(document.documentElement)
    })
    frame.src = ${JSON.stringify(communicatorUrl).replaceAll('<', String.raw`\u003c`)}`
  return html`<iframe id="communicator" title="Messages" hidden></iframe>
    <script>
      ${new Html(script)}
    </script>`
}

export function hostedPage(
  title: string,
  body: Html,
  {
    communicatorUrl,
    language,
    words = [],
  }: { communicatorUrl: string | null; language: Language; words?: readonly Word[] },
): string {
  const content = html`<h1>${title}</h1>
    ${body}`
  return page(
    title,
    communicatorUrl === null
      ? html`<main>${content}</main>`
      : // In a frame, the merchant's page has its own main part.
        html`<div>${content}</div>
          ${speaking(communicatorUrl, words)}`,
    language,
  )
}

/** For an old or unknown token, so the merchant's language is unknown. */
export const expiredPage = (title: 'payment' | 'addMethod'): string =>
  hostedPage(
    wordsIn.en[title],
    html`<p role="alert">${wordsIn.en.expired}</p>
      <p role="alert" lang="es">${wordsIn.es.expired}</p>`,
    { communicatorUrl: null, language: 'en' },
  )
