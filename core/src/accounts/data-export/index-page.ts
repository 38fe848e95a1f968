import type { Context } from '../../platform/kernel/context.ts'
import { escaped } from '../../platform/kernel/escaped.ts'
import { dateText } from '../../platform/kernel/format.ts'
import { say, type TextKey } from '../../platform/texts/index.ts'
import type { PartText } from './read-parts.ts'

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}th,td{padding:.5rem;border-bottom:1px solid #8886;text-align:start;vertical-align:top}
td:last-child{text-align:end}`

/** The archive's first page: what each file contains, in the reader's language. */
export function indexPage(
  { language, clock, city, texts }: Context,
  parts: readonly PartText[],
  files: readonly string[],
): string {
  const t = (key: TextKey, values: Readonly<Record<string, string>> = {}): string =>
    escaped(say({ language, texts }, key, values))
  const day = dateText(clock.now(), language, 'dayTime', city.timeZone)
  const rows = parts.map(
    ({ name, count }) =>
      `<tr><th scope="row"><a href="data/${name}.json">${name}.json</a></th><td>${t(`DataExport.${name}`)}</td><td>${count}</td></tr>`,
  )
  const links = files.map(
    (path) =>
      `<li><a href="${escaped(path.split('/').map(encodeURIComponent).join('/'))}">${escaped(path)}</a></li>`,
  )
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${t('DataExport.Title')}</title><style>${style}</style></head><body>
<h1>${t('DataExport.Title')}</h1>
<p>${t('DataExport.MadeBy', { city: city.name, day })}</p>
<p>${t('DataExport.How')}</p>
<p>${t('DataExport.NotIn', { phone: city.phone })}</p>
<table><thead><tr><th scope="col">${t('DataExport.File')}</th><th scope="col">${t('DataExport.What')}</th><th scope="col">${t('DataExport.Rows')}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
<h2>${t('DataExport.Files')}</h2>
${links.length > 0 ? `<ul>${links.join('\n')}</ul>` : `<p>${t('DataExport.NoFiles')}</p>`}
</body></html>
`
}
