import { describe, expect, test } from 'vitest'
import { sanitizeRichText } from '@portal/core/rich-text'
import { demoAlerts } from './alerts.ts'
import { demoArticles } from './articles/index.ts'
import { demoBoardRows } from './boards/index.ts'
import { demoNews } from './news/index.ts'
import { demoPages } from './pages.ts'
import { demoServices } from './services/index.ts'

const rows = [
  demoServices(),
  demoArticles(),
  demoNews(),
  demoBoardRows(),
  demoPages(),
  demoAlerts(),
].flat()
const twins = rows.flatMap((row) =>
  Object.entries(row)
    .filter(([key]) => key.endsWith('Es'))
    .map(([key, spanish]): readonly [where: string, english: unknown, spanish: unknown] => [
      `${row.id} ${key}`,
      Object.entries(row).find(([other]) => other === key.slice(0, -2))?.[1],
      spanish,
    ])
    // An optional text may be missing, but in both languages.
    .filter(([, english, spanish]) => english !== null || spanish !== null),
)

const html = [
  ...demoServices().flatMap(({ content, contentEs }) => [content, contentEs]),
  ...demoArticles().flatMap(({ layoutItems, layoutItemsEs }) =>
    [...layoutItems, ...(layoutItemsEs ?? [])].map(({ value }) => value),
  ),
  ...demoNews().flatMap(({ additionalInfo, additionalInfoEs }) => [
    additionalInfo,
    additionalInfoEs,
  ]),
  ...demoAlerts().flatMap(({ text, textEs }) => [text, textEs]),
  ...demoBoardRows().flatMap(({ overview, overviewEs }) => [overview, overviewEs]),
].filter((text) => text !== null)

const tagsOf = (text: unknown) => JSON.stringify(text).match(/<\/?[a-z0-9]+/g)

describe('texts of the demo city', () => {
  test.each(twins)('exist in both languages: %s', (_, english, spanish) => {
    expect(english).toBeTruthy()
    expect(spanish).toBeTruthy()
    expect(spanish).not.toEqual(english)
    // A half-translated text shows in missing tags.
    expect(tagsOf(spanish)).toEqual(tagsOf(english))
  })

  test('are more than a few', () => {
    expect(twins.length).toBeGreaterThan(400)
    expect(html.length).toBeGreaterThan(200)
  })

  test('pass the sanitiser unchanged', () => {
    for (const text of html) expect(sanitizeRichText(text)).toBe(text)
  })

  test('use only reserved phone numbers and mail domains', () => {
    const all = JSON.stringify(rows)
    const phones = all.match(/\(\d{3}\) \d{3}-\d{4}|tel:\+\d+/g) ?? []
    expect(phones.length).toBeGreaterThan(20)
    for (const phone of phones) expect(phone).toMatch(/^\(847\) 555-01\d\d$|^tel:\+184755501\d\d$/)
    const mailboxes = all.match(/[\w.-]+@[\w.-]+/g) ?? []
    for (const mailbox of mailboxes) expect(mailbox).toMatch(/@cityofelgin\.example$/)
  })

  test('have unique ids', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })
})
