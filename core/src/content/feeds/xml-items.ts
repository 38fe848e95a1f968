import { mayLead, webAddress } from '../../platform/kernel/web-address.ts'
import { feedInstant } from './feed-dates.ts'
import {
  type FeedItem,
  maxGuidLength,
  maxSnippetLength,
  maxTitleLength,
  type Reading,
} from './feed-item.ts'
import { FeedRefused } from './feeds.errors.ts'
import { plainText } from './plain-text.ts'
import { childrenOf, childText, innerText, type XmlElement } from './read-xml.ts'

/** Of RSS 2.0, RSS 1.0 (RDF) or Atom. */
export function itemElements(root: XmlElement): readonly XmlElement[] {
  if (root.name === 'feed') return childrenOf(root, 'entry')
  if (root.name === 'rdf:rdf') return childrenOf(root, 'item')
  if (root.name === 'rss') {
    return childrenOf(root, 'channel').flatMap((channel) => childrenOf(channel, 'item'))
  }
  throw new FeedRefused('not-a-feed', root.name.slice(0, 40))
}

/** Atom has the link in an attribute, RSS as the element's text. */
function linkOf(item: XmlElement, { baseUrl }: Reading): string | null {
  const links = childrenOf(item, 'link')
  const atom = links.find(
    ({ attributes }) => attributes['href'] && (attributes['rel'] ?? 'alternate') === 'alternate',
  )
  const [guid] = childrenOf(item, 'guid')
  const ownAddress =
    guid && guid.attributes['ispermalink'] !== 'false' ? innerText(guid).trim() : ''
  const permalink = /^https?:/i.test(ownAddress) ? ownAddress : ''
  return webAddress(atom?.attributes['href'] ?? (childText(item, 'link') || permalink), baseUrl)
}

const isPicture = ({ attributes }: XmlElement): boolean =>
  attributes['medium'] === 'image' || /^image\//i.test(attributes['type'] ?? '')

/** An enclosure, Media RSS, or the first picture in its text. */
function pictureOf(item: XmlElement, html: string, { baseUrl }: Reading): string | null {
  const media = [item, ...childrenOf(item, 'media:group')]
  const candidates = [
    ...childrenOf(item, 'enclosure').filter(isPicture),
    ...media.flatMap((element) => childrenOf(element, 'media:content')).filter(isPicture),
    ...media.flatMap((element) => childrenOf(element, 'media:thumbnail')),
  ].map(({ attributes }) => attributes['url'])
  const linked = childrenOf(item, 'link')
    .filter((link) => link.attributes['rel'] === 'enclosure' && isPicture(link))
    .map(({ attributes }) => attributes['href'])
  const inText = /<img\s[^<>]*?\bsrc\s*=\s*["']([^"'<>]+)["']/i.exec(html.slice(0, 20_000))?.[1]
  const found = [...candidates, ...linked, inText?.replaceAll('&amp;', '&')].find(Boolean)
  const address = found ? webAddress(found, baseUrl) : null
  return address !== null && mayLead(baseUrl, address) ? address : null
}

/** Null for an empty item. Drops future dates, so that no item stays on top for years. */
export function commonItem(item: XmlElement, reading: Reading): FeedItem | null {
  const html = childText(item, 'description', 'summary', 'content:encoded', 'content')
  const snippet = plainText(html, maxSnippetLength)
  const title = plainText(childText(item, 'title'), maxTitleLength) || plainText(html, 80)
  if (!title) return null
  const link = linkOf(item, reading)
  const date = feedInstant(childText(item, 'pubdate', 'published', 'dc:date', 'updated'))
  const latest = reading.now.getTime() + 86_400_000
  const own = childText(item, 'guid', 'id') || item.attributes['rdf:about'] || link
  return {
    guid: (own ?? `${title}/${date?.toISOString() ?? ''}`).slice(0, maxGuidLength),
    title,
    link,
    snippet,
    location: null,
    startsAt: date && date.getTime() <= latest ? date : null,
    endsAt: null,
    isAllDay: false,
    imageSource: pictureOf(item, `${html}${childText(item, 'content:encoded')}`, reading),
  }
}

export const newsOf = (root: XmlElement, reading: Reading): FeedItem[] =>
  itemElements(root).flatMap((element) => commonItem(element, reading) ?? [])
