import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'

/** The only places that pictures in a text may come from: our own copies. */
const ownPicture = /^\/(?:media|assets)\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

// Paths, anchors and the schemes below; "//host" and "/\host" are other sites in disguise.
const allowedAddress = /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i

function link(_name: string, { href, lang, hreflang }: Attributes): Tag {
  // Browsers pass over tabs and line ends within an address, so they are judged without.
  const address = (href ?? '').replaceAll(/\p{Cc}/gu, '').trim()
  if (!allowedAddress.test(address)) return { tagName: 'a', attribs: {} }
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
  // A link that leads nowhere is text; a picture from elsewhere is none.
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'a' && attribs['href'] === undefined) return 'excludeTag'
    return tag === 'img' && !ownPicture.test(attribs['src'] ?? '')
  },
  // What these hold is program, style or another language's text, never words for residents.
  nonTextTags: names(`script style textarea select option noscript template iframe object embed svg
    math xmp noembed noframes plaintext title`),
  transformTags: {
    // A screen has its one h1 already.
    h1: 'h2',
    a: link,
    img: picture,
  },
  nestingLimit: 40,
}

/**
 * Makes HTML that staff, imports or feeds wrote safe to show: only text structure, links to https,
 * mailto, tel and our own paths, tables, and pictures of our own. Everything else loses its tags;
 * scripts, styles and drawings go whole. Call it when a text is written; what is stored is shown as
 * it is. No element that it lets through holds raw text, so a browser that reads the result in its
 * own way cannot make a program of it.
 */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, options)
