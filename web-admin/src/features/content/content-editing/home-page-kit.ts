import { type CircleIcon, circleIcons } from '@portal/core/city/rules'
import { circleField, homePageErrors, newLink } from '@portal/core/home-page/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import { actIn, changedOrder } from '../../../parts/moved.ts'
import { actField } from '../../../parts/ordered-rows.tsx'
import type { Acted, ContentKit } from './content-kit.ts'
import type { HomePageContent } from './queries.ts'

type CircleLink = HomePageContent['circleLinks'][number]

/** Hidden: the ids of both lists in their order, with spaces between; and the service to add. */
export const homePageFields = {
  links: 'circleLinks',
  services: 'services',
  added: 'service',
} as const

/** Rows of both lists stand in one form. */
export const rowId = (list: 'link' | 'service', id: string): string => `${list}:${id}`

/** Hidden: what the row of a service is called. */
export const nameField = (row: string): string => `name.${row}`

const labels: Readonly<Record<string, TextKey>> = {
  text: 'HomePage.Text',
  textEs: 'HomePage.Text',
  address: 'HomePage.Address',
  site: 'HomePage.Site',
  icon: 'HomePage.Icon',
  isHidden: 'HomePage.Hidden',
}

const lists: Readonly<Record<string, TextKey>> = {
  circleLinks: 'HomePage.Circles',
  circleLinksEs: 'HomePage.Circles',
  services: 'HomePage.Popular',
  service: 'HomePage.Service',
}

/** Of a hidden field: a list in its order. */
export const idsIn = (text = ''): readonly string[] => text.split(' ').filter((id) => id !== '')

/** `isOnPortal`, as a choice of two. */
export const siteField = (id: string): string => `link.${id}.site`

function linkIn({ text }: Fields, id: string): CircleLink {
  const icon = text(circleField(id, 'icon'))
  return {
    id,
    icon: circleIcons.find((one): one is CircleIcon => one === icon) ?? 'map',
    text: text(circleField(id, 'text')).trim(),
    textEs: text(circleField(id, 'textEs')).trim(),
    address: text(circleField(id, 'address')).trim(),
    isOnPortal: text(siteField(id)) === 'portal',
    isHidden: text(circleField(id, 'isHidden')) === 'yes',
  }
}

const isTyped = ({ text, textEs, address }: CircleLink): boolean =>
  text !== '' || textEs !== '' || address !== ''

function read(fields: Fields): HomePageContent {
  const added = linkIn(fields, newLink)
  const links = idsIn(fields.text(homePageFields.links)).map((id) => linkIn(fields, id))
  return {
    circleLinks: isTyped(added) ? [...links, added] : links,
    services: [...idsIn(fields.text(homePageFields.services))],
  }
}

function added(body: HomePageContent, service: string): Acted<HomePageContent> {
  if (service === '') return { refused: refusedBy([{ field: 'service', kind: 'Required' }]) }
  const services = [...body.services.filter((id) => id !== service), service]
  return { content: { ...body, services }, code: 'Content.Saved_draft' }
}

function turned(body: HomePageContent, id: string, isHidden: boolean): Acted<HomePageContent> {
  const circleLinks = body.circleLinks.map((link) =>
    rowId('link', link.id) === id ? { ...link, isHidden } : link,
  )
  return { content: { ...body, circleLinks }, code: 'Content.Saved_draft' }
}

/** Moves, hides, shows or removes a row, or adds a service at the end. */
function act(fields: Fields, language: string): Acted<HomePageContent> | null {
  const body = read(fields)
  const asked = actIn(fields.text(actField))
  if (asked.act === 'add') return added(body, fields.text(homePageFields.added))
  if (asked.act === 'hide' || asked.act === 'show')
    return turned(body, asked.id, asked.act === 'hide')
  const isLink = asked.id.startsWith('link:')
  const rows = isLink
    ? body.circleLinks.map((link) => ({
        id: rowId('link', link.id),
        name: language === 'es' ? link.textEs : link.text,
        link,
      }))
    : body.services.map((service) => {
        const id = rowId('service', service)
        return { id, name: fields.text(nameField(id)), service }
      })
  const changed = changedOrder<(typeof rows)[number]>(rows, asked)
  if (!changed) return null
  const content = isLink
    ? { ...body, circleLinks: changed.flatMap((row) => ('link' in row ? [row.link] : [])) }
    : { ...body, services: changed.flatMap((row) => ('service' in row ? [row.service] : [])) }
  const place = changed.findIndex(({ id }) => id === asked.id)
  const name = changed[place]?.name
  if (!name) return { content, code: 'Content.Saved_draft' }
  const values = { name, number: place + 1, total: changed.length }
  return { content, code: 'HomePage.Moved', values }
}

const valuesOf = (link: CircleLink) =>
  [
    [circleField(link.id, 'text'), link.text],
    [circleField(link.id, 'textEs'), link.textEs],
    [circleField(link.id, 'address'), link.address],
    [siteField(link.id), link.isOnPortal ? 'portal' : 'website'],
    [circleField(link.id, 'icon'), link.icon],
    [circleField(link.id, 'isHidden'), link.isHidden ? 'yes' : ''],
  ] as const

export const homePageKit: ContentKit<HomePageContent> = {
  path: '/home_page',
  isOnly: true,
  saved: 'HomePage.Saved',
  read,
  act,
  values: ({ circleLinks, services }) => ({
    [homePageFields.links]: circleLinks.map(({ id }) => id).join(' '),
    [homePageFields.services]: services.join(' '),
    ...Object.fromEntries(circleLinks.flatMap(valuesOf)),
  }),
  compared({ circleLinks, services }, { t, nameOf }) {
    const lines = (language: 'en' | 'es') =>
      circleLinks.map((link) => {
        const parts = [
          language === 'es' ? link.textEs : link.text,
          link.address,
          t(link.isOnPortal ? 'HomePage.SitePortal' : 'HomePage.SiteWebsite'),
          t(`HomePage.icon-${link.icon}`),
          ...(link.isHidden ? [t('HomePage.Hidden')] : []),
        ]
        return parts.join(' · ')
      })
    return {
      circleLinks: lines('en').join('\n'),
      circleLinksEs: lines('es').join('\n'),
      services: services.map(nameOf).join('\n'),
    }
  },
  errors: homePageErrors,
  labelOf: (field) =>
    lists[field] ??
    (field.startsWith('link.') ? (labels[field.split('.').at(-1) ?? ''] ?? null) : null),
  isSpanish: (field) => field.endsWith('Es'),
  isShared: (field) => !/^circleLinks|\.text(?:Es)?$/.test(field),
  shown(values, field, nameOf) {
    const value = values[field] ?? ''
    if (field === homePageFields.services) return idsIn(value).map(nameOf).join(', ')
    if (field !== homePageFields.links) return value
    return idsIn(value)
      .map((id) => values[circleField(id, 'text')] ?? id)
      .join(', ')
  },
  titleOf: () => ({ en: '', es: null }),
}
