import { type Attrs, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { linkAddress, ownPicture } from '@portal/core/rich-text/rules'

// The editor's grammar is the sanitizer's (core/src/platform/rich-text): what it lacks, such as
// figure and tfoot, opens as HTML.

/** Every element may have these. */
const everywhere = ['lang', 'dir'] as const

const attrsOf = (names: readonly string[]): NodeSpec['attrs'] =>
  Object.fromEntries(names.map((name) => [name, { default: null }]))

const read = (element: HTMLElement, names: readonly string[]): Attrs =>
  Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]))

/** Attributes that are set. */
export const given = (attrs: Attrs): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attrs).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  )

function element(tag: string, spec: NodeSpec, own: readonly string[] = []): NodeSpec {
  const names = [...own, ...everywhere]
  return {
    attrs: attrsOf(names) ?? {},
    parseDOM: [{ tag, getAttrs: (dom) => read(dom, names) }],
    toDOM: ({ attrs }) => [tag, given(attrs), 0],
    ...spec,
  }
}

function mark(tags: readonly [string, ...string[]], own: readonly string[] = []): MarkSpec {
  const names = [...own, ...everywhere]
  return {
    attrs: attrsOf(names) ?? {},
    parseDOM: tags.map((tag) => ({ tag, getAttrs: (dom) => read(dom, names) })),
    toDOM: ({ attrs }) => [tags[0], given(attrs), 0],
  }
}

const span = (cell: HTMLElement, name: string): number => {
  const count = Number(cell.getAttribute(name) ?? 1)
  return Number.isInteger(count) && count > 0 && count <= 100 ? count : 1
}

function cell(tag: 'td' | 'th', tableRole: string): NodeSpec {
  const names = tag === 'th' ? ['scope', ...everywhere] : everywhere
  return {
    content: 'block+',
    tableRole,
    isolating: true,
    // `colwidth` belongs to the table library's cells; ours have no widths.
    attrs: {
      ...attrsOf(names),
      colspan: { default: 1 },
      rowspan: { default: 1 },
      colwidth: { default: null },
    },
    parseDOM: [
      {
        tag,
        getAttrs: (dom) => ({
          ...read(dom, names),
          colspan: span(dom, 'colspan'),
          rowspan: span(dom, 'rowspan'),
        }),
      },
    ],
    toDOM: ({ attrs: { colwidth: _, ...attrs } }) => [tag, given(attrs), 0],
  }
}

/** Headings are below the screen's own (h1), as in the sanitizer. */
const headingLevels = [2, 3, 4, 5, 6] as const

const nodes = {
  doc: { content: '(block | table)+' },
  p: element('p', { content: 'inline*', group: 'block' }),
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 }, ...attrsOf(everywhere) },
    parseDOM: [
      { tag: 'h1', attrs: { level: 2 } },
      ...headingLevels.map((level) => ({
        tag: `h${level}`,
        getAttrs: (dom: HTMLElement) => ({ level, ...read(dom, everywhere) }),
      })),
    ],
    toDOM: ({ attrs: { level, ...attrs } }) => [`h${String(level)}`, given(attrs), 0],
  },
  ul: element('ul', { content: 'li+', group: 'block' }),
  ol: element('ol', { content: 'li+', group: 'block' }, ['start']),
  li: element('li', { content: 'p block*', defining: true }),
  blockquote: element('blockquote', { content: 'block+', group: 'block', defining: true }),
  pre: element('pre', {
    content: 'text*',
    group: 'block',
    marks: '',
    code: true,
    defining: true,
    parseDOM: [
      { tag: 'pre', preserveWhitespace: 'full', getAttrs: (dom) => read(dom, everywhere) },
    ],
  }),
  dl: element('dl', { content: '(dt | dd)+', group: 'block' }),
  dt: element('dt', { content: 'inline*', defining: true }),
  dd: element('dd', { content: 'block+', defining: true }),
  hr: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  table: {
    content: 'tr+',
    tableRole: 'table',
    isolating: true,
    attrs: { caption: { default: null }, ...attrsOf(everywhere) },
    parseDOM: [
      {
        tag: 'table',
        getAttrs: (dom) => ({
          caption: dom.querySelector('caption')?.textContent.trim() || null,
          ...read(dom, everywhere),
        }),
      },
      { tag: 'caption', ignore: true },
    ],
    toDOM: ({ attrs: { caption, ...attrs } }) =>
      caption === null
        ? ['table', given(attrs), ['tbody', 0]]
        : ['table', given(attrs), ['caption', String(caption)], ['tbody', 0]],
  },
  tr: element('tr', { content: '(td | th)*', tableRole: 'row' }),
  td: cell('td', 'cell'),
  th: cell('th', 'header_cell'),
  text: { group: 'inline' },
  br: {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  img: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: { src: {}, alt: { default: '' }, ...attrsOf(['width', 'height']) },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (dom) => {
          const isOwn = ownPicture.test(dom.getAttribute('src') ?? '')
          const alt = dom.getAttribute('alt') ?? ''
          return isOwn && { ...read(dom, ['src', 'width', 'height']), alt }
        },
      },
    ],
    toDOM: ({ attrs }) => ['img', given(attrs)],
  },
} as const satisfies Record<string, NodeSpec>

const marks = {
  a: {
    attrs: { href: {}, ...attrsOf(['lang', 'hreflang']) },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom) => {
          const href = linkAddress(dom.getAttribute('href') ?? '')
          return href !== null && { href, ...read(dom, ['lang', 'hreflang']) }
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', given(attrs), 0],
  },
  strong: mark(['strong', 'b']),
  em: mark(['em', 'i']),
  u: mark(['u']),
  s: mark(['s']),
  small: mark(['small']),
  sub: mark(['sub']),
  sup: mark(['sup']),
  abbr: mark(['abbr'], ['title']),
  code: mark(['code']),
} as const satisfies Record<string, MarkSpec>

export const schema = new Schema({ nodes, marks })
