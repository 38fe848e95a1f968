import { html, Html, page } from '../../html.ts'
import { type Language, wordsIn } from './words.ts'

/**
 * The messages of a hosted page to the site around it, through that site's communicator page in a
 * hidden frame.
 */
export type Word = Readonly<Record<string, string>>

/**
 * The script that says words through the communicator once it is loaded. The communicator stands on the
 * merchant's origin, so that it may talk to the page that frames us, which we may not.
 */
function speaking(communicatorUrl: string, words: readonly Word[]): Html {
  const origin = new URL(communicatorUrl).origin
  const lines = words.map((word) => new URLSearchParams(word).toString())
  // JSON in a script: "<" alone could end it.
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

/** A page of the provider, in a frame or by itself. */
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
      : // Within a frame it is a part of the merchant's page, which has its own main part.
        html`<div>${content}</div>
          ${speaking(communicatorUrl, words)}`,
    language,
  )
}

/** What an old or unknown token opens; the merchant's language is not known then. */
export const expiredPage = (title: 'payment' | 'addMethod'): string =>
  hostedPage(
    wordsIn.en[title],
    html`<p role="alert">${wordsIn.en.expired}</p>
      <p role="alert" lang="es">${wordsIn.es.expired}</p>`,
    { communicatorUrl: null, language: 'en' },
  )
