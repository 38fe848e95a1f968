import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import { linkAddress, ownPicture } from './rules.ts'

function link(_name: string, { href, lang, hreflang }: Attributes): Tag {
  const address = linkAddress(href ?? '')
  if (address === null) return { tagName: 'a', attribs: {} }
  return {
    tagName: 'a',
    attribs: {
      href: address,
      ...(lang ? { lang } : {}),
      ...(hreflang ? { hreflang } : {}),
      ...(/^https:/i.test(address) ? { rel: 'noopener' } : {}),
    },
  }
}

function picture(_name: string, { src, alt, width, height }: Attributes): Tag {
  return {
    tagName: 'img',
    attribs: {
      src: src ?? '',
      // Without a description a picture is decoration (WCAG 2.2, 1.1.1).
      alt: alt ?? '',
      ...(/^\d{1,4}$/.test(width ?? '') ? { width: width ?? '' } : {}),
      ...(/^\d{1,4}$/.test(height ?? '') ? { height: height ?? '' } : {}),
      loading: 'lazy',
    },
  }
}

const names = (list: string): string[] => list.split(/\s+/)

const options: IOptions = {
  allowedTags: names(`h2 h3 h4 h5 h6 p br hr blockquote pre ul ol li dl dt dd figure figcaption img
    a abbr b code em i s small strong sub sup u table caption thead tbody tfoot tr th td`),
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'hreflang', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  // A link without an address becomes text; a picture from elsewhere is removed.
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'a' && attribs['href'] === undefined) return 'excludeTag'
    return tag === 'img' && !ownPicture.test(attribs['src'] ?? '')
  },
  // Their content is code, style or another language's text, never words for residents.
  nonTextTags: names(`script style textarea select option noscript template iframe object embed svg
    math xmp noembed noframes plaintext title`),
  transformTags: {
    // A screen already has its h1.
    h1: 'h2',
    a: link,
    img: picture,
  },
  nestingLimit: 40,
}

/**
 * Keeps text structure, tables, links to https, mailto, tel and our own paths, and our own
 * pictures. Other elements lose their tags; scripts, styles and SVG are removed whole. Call it on
 * write; stored HTML is shown as it is. No allowed element holds raw text, so a browser that parses
 * the result differently cannot find a script in it.
 */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, options)
