import { html, Html, page } from '../../html.ts'

/** What a hosted page tells the site around it, by that site's own communicator page in a hidden frame. */
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
  { communicatorUrl, words = [] }: { communicatorUrl: string | null; words?: readonly Word[] },
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
  )
}

/** What whoever comes with an old token finds. */
export const expiredPage = (title: string): string =>
  hostedPage(title, html`<p role="alert">This page has expired. Go back and begin again.</p>`, {
    communicatorUrl: null,
  })
