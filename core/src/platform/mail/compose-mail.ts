import type { CitySettings, TextOverride } from '../city/index.ts'
import type { Stoppable } from '../deliveries/index.ts'
import { escaped } from '../kernel/escaped.ts'
import { signedPath } from '../kernel/signed-path.ts'
import { say, type TextKey } from '../texts/index.ts'
import { type MailKindTexts, mailKinds } from './mail-kinds.ts'
import type { MailOrder } from './queue-mail.ts'

/** The same content as text and as HTML. */
export interface ComposedMail {
  readonly to: string
  readonly from: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  /** One-click unsubscribe (RFC 8058); null if there is nothing to unsubscribe from. */
  readonly unsubscribeUrl: string | null
}

export interface MailSettings {
  readonly city: CitySettings
  /** Texts that staff changed. */
  readonly texts: readonly TextOverride[]
  /** The resident app's address, without a trailing slash. */
  readonly portalUrl: string
  /** The staff app's, likewise; without it mails to staff have no links. */
  readonly staffUrl?: string | undefined
  /** Signs paths that open without an account. */
  readonly secret: string
  /** By default the city's help address. */
  readonly from?: string | undefined
}

/** Prevents header injection from user input. */
const onOneLine = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.replaceAll(/\s+/g, ' ')]),
  )

/** The page that stops one kind of mail to a reader; `id` is `Stoppable.reader`. */
export const unsubscribePath = (id: string, setting: string): string =>
  `/unsubscribe/${id}?kind=${setting}`

/** Without a login, also for readers without an account. */
function stopLink({ reader, setting }: Stoppable, { portalUrl, secret }: MailSettings) {
  const page = signedPath(secret, unsubscribePath(reader, setting))
  return { href: portalUrl + page, api: `${portalUrl}/api${page}` }
}

/** `stoppable` gives the mail its one-click link, unless the order has its own. */
export function composeMail(
  order: MailOrder,
  settings: MailSettings,
  stoppable: Stoppable | null = null,
): ComposedMail {
  const { city } = settings
  const { language } = order
  const values = onOneLine({ city: city.name, phone: city.phone, ...order.values })
  const translated = (key: TextKey): string => say({ language, texts: settings.texts }, key, values)
  const texts: MailKindTexts = mailKinds[order.kind]
  // A paragraph that a text does not have is empty.
  const linesOf = (keys: readonly TextKey[] = []): string[] =>
    keys.map(translated).filter((line) => line !== '')
  const written = texts.isWritten ? (order.values?.['text'] ?? '').split('\n') : []
  const paragraphs = written.map((line) => line.trim()).filter((line) => line !== '')
  const cityName = translated('Util.CityOf')
  const { path = '' } = order
  const base = texts.isForStaff ? settings.staffUrl : settings.portalUrl
  const linked = order.isSigned ? signedPath(settings.secret, path) : path
  const button =
    texts.button && order.path !== undefined && base !== undefined
      ? { label: translated(texts.button), href: base + linked }
      : null
  const stop =
    order.unsubscribe && order.isSigned
      ? {
          href: settings.portalUrl + linked + order.unsubscribe.page,
          api: settings.portalUrl + order.unsubscribe.api + linked.slice(linked.indexOf('?')),
        }
      : stoppable && stopLink(stoppable, settings)
  const unsubscribe = stop && { label: translated('Mail.Unsubscribe'), ...stop }
  const subject = translated(texts.subject)
  const parts = {
    lines: [...linesOf(texts.lines), ...paragraphs],
    items: (order.items ?? []).map(({ text, path: itemPath, url }) => ({
      text,
      href: url ?? (itemPath === undefined || base === undefined ? null : base + itemPath),
    })),
    button,
    after: linesOf((order.isSigned && texts.afterForGuests) || texts.after),
    unsubscribe,
    foot: [cityName, `${city.address.line1}, ${city.address.line2}`, city.phone],
  }
  return {
    to: order.to,
    from: { name: cityName, address: settings.from ?? city.helpMail },
    subject,
    text: asText(parts),
    html: asHtml(language, subject, parts),
    unsubscribeUrl: unsubscribe?.api ?? null,
  }
}

interface MailLink {
  readonly label: string
  readonly href: string
}

interface Item {
  readonly text: string
  readonly href: string | null
}

interface Parts {
  readonly lines: readonly string[]
  readonly items: readonly Item[]
  readonly button: MailLink | null
  readonly after: readonly string[]
  readonly unsubscribe: MailLink | null
  readonly foot: readonly string[]
}

function asText({ lines, items, button, after, unsubscribe, foot }: Parts): string {
  const linkText = (link: MailLink | null) => (link ? [`${link.label}:\n${link.href}`] : [])
  const end = linkText(unsubscribe)
  const list = items.map(({ text, href }) => (href === null ? `- ${text}` : `- ${text}\n  ${href}`))
  return `${[...lines, ...list, ...linkText(button), ...after, ...end, `--\n${foot.join('\n')}`].join('\n\n')}\n`
}

// Email programs know neither style sheets nor custom properties: styles are inline.
const bodyStyle =
  'margin:0;padding:24px;background:#f2f6f7;color:#162429;font:16px/1.55 Arial,Helvetica,sans-serif'
const sheetStyle = 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px'
const buttonStyle =
  'display:inline-block;padding:14px 24px;border-radius:6px;background:#00596f;color:#ffffff;font-weight:bold;text-decoration:none'
const footStyle = 'margin:24px 0 0;padding-top:16px;border-top:1px solid #d4dcdf;color:#485c63'

function asHtml(language: string, subject: string, parts: Parts): string {
  const { lines, items, button, after, unsubscribe, foot } = parts
  const paragraph = (line: string): string => `<p style="margin:0 0 16px">${escaped(line)}</p>`
  const link = button
    ? `<p style="margin:24px 0"><a href="${escaped(button.href)}" style="${buttonStyle}">${escaped(button.label)}</a></p>`
    : ''
  const item = ({ text, href }: Item): string =>
    `<li style="margin:0 0 8px">${href === null ? escaped(text) : `<a href="${escaped(href)}" style="color:#00596f">${escaped(text)}</a>`}</li>`
  const list =
    items.length === 0
      ? ''
      : `<ul style="margin:0 0 16px;padding-left:20px">\n${items.map(item).join('\n')}\n</ul>`
  const end = unsubscribe
    ? `<p style="margin:0 0 16px"><a href="${escaped(unsubscribe.href)}" style="color:#00596f">${escaped(unsubscribe.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="${bodyStyle}">
<main style="${sheetStyle}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(subject)}</h1>
${lines.map(paragraph).join('\n')}
${list}
${link}
${after.map(paragraph).join('\n')}
${end}
<p style="${footStyle}">${foot.map(escaped).join('<br>')}</p>
</main>
</body>
</html>
`
}
