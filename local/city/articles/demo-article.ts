import type { Language } from '@portal/core/kernel'
import type { articles } from '@portal/core/schema'
import { demoDay, demoId, pick, randomFrom, type Words } from '../demo.ts'

/** Offices that articles send readers to, with fictional numbers and mail addresses. */
const OFFICES = {
  utilities: { name: { en: 'Utility Billing', es: 'Facturación de Servicios' }, line: '0120' },
  works: { name: { en: 'Public Works', es: 'Obras Públicas' }, line: '0121' },
  building: { name: { en: 'Building Division', es: 'División de Construcción' }, line: '0110' },
  planning: { name: { en: 'Planning and Zoning', es: 'Urbanismo y Zonificación' }, line: '0112' },
  clerk: { name: { en: 'City Clerk', es: 'Secretaría Municipal' }, line: '0101' },
  police: { name: { en: 'Police, front desk', es: 'Policía, recepción' }, line: '0140' },
  fire: { name: { en: 'Fire Prevention', es: 'Prevención de Incendios' }, line: '0141' },
  parks: { name: { en: 'Parks and Recreation', es: 'Parques y Recreación' }, line: '0133' },
  help: { name: { en: 'City help line', es: 'Línea de ayuda de la ciudad' }, line: '0100' },
} as const

/** An article of the demo city, as its files write it down. */
export interface DemoArticle {
  /** Names the article in its id; never changed. */
  readonly key: string
  readonly title: Words
  readonly summary: Words
  /** HTML. */
  readonly details: Words
  /** What to have at hand, a list. */
  readonly needs?: Readonly<Record<Language, readonly string[]>>
  readonly office: keyof typeof OFFICES
  /** The chat's text, if it knows the article (spec, resident section 2: not shown on screen). */
  readonly chat?: Words
}

const LABELS = {
  details: { en: 'Details', es: 'Detalles' },
  needs: { en: 'What you need', es: 'Qué necesita' },
  contact: { en: 'Questions?', es: '¿Preguntas?' },
  chat: { en: 'Chat answer', es: 'Respuesta del chat' },
} as const

type Row = typeof articles.$inferSelect

/** The row of an article; `position` is its place among all, from 0. */
export function articleRow(article: DemoArticle, position: number): Row {
  const random = randomFrom(position + 1)
  return {
    id: demoId('article', article.key),
    // The database makes it.
    slug: '',
    title: article.title.en,
    titleEs: article.title.es,
    summary: article.summary.en,
    summaryEs: article.summary.es,
    layoutItems: layoutItems(article, 'en'),
    layoutItemsEs: layoutItems(article, 'es'),
    // A few articles are read a lot, many a little, as in any city.
    viewCount: Math.floor(40 / (position + 1) + random() * 900 * random() ** 3),
    isPublished: true,
    publishedAt: demoDay(-540 + position * 9),
    updatedAt: demoDay(-pick(random, [4, 20, 45, 90, 130])),
  }
}

function layoutItems(article: DemoArticle, language: Language): Row['layoutItems'] {
  const { details, needs, office, chat } = article
  const item = (name: string, label: Words, value: string) => ({
    name,
    label: label[language],
    value,
  })
  return [
    item('Details__c', LABELS.details, details[language]),
    ...(needs ? [item('What_You_Need__c', LABELS.needs, listOf(needs[language]))] : []),
    item('Contact__c', LABELS.contact, contact(office, language)),
    ...(chat ? [item('Chat_Answer', LABELS.chat, `<p>${chat[language]}</p>`)] : []),
  ]
}

const listOf = (entries: readonly string[]) =>
  `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`

function contact(office: keyof typeof OFFICES, language: Language): string {
  const { name, line } = OFFICES[office]
  const phone = `<a href="tel:+1847555${line}">(847) 555-${line}</a>`
  const mail = `<a href="mailto:${office}@cityofelgin.example">${office}@cityofelgin.example</a>`
  return language === 'es'
    ? `<p>${name.es}: ${phone}, ${mail}. Lunes a viernes, de 8 a. m. a 5 p. m. (datos de demostración)</p>`
    : `<p>${name.en}: ${phone}, ${mail}. Monday to Friday, 8 a.m. to 5 p.m. (demo data)</p>`
}
