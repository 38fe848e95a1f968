import type { Fragment, Mark, Node } from 'prosemirror-model'
import { given } from './schema.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const written = (attrs: Readonly<Record<string, string>>): string =>
  Object.entries(attrs)
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('')

function markTag({ type, attrs }: Mark): string {
  const rel = type.name === 'a' && /^https:/i.test(String(attrs['href'])) && { rel: 'noopener' }
  return `<${type.name}${written({ ...given(attrs), ...rel })}>`
}

function leaf({ type, text, attrs }: Node): string {
  if (type.name === 'img') return `<img${written({ ...given(attrs), loading: 'lazy' })} />`
  return text === undefined ? `<${type.name} />` : escaped(text)
}

function inline(content: Fragment): string {
  let html = ''
  let open: readonly Mark[] = []
  const keep = (marks: readonly Mark[]) => {
    const differs = open.findIndex((mark, at) => !marks[at]?.eq(mark))
    const kept = differs === -1 ? open.length : differs
    for (const { type } of open.slice(kept).toReversed()) html += `</${type.name}>`
    for (const mark of marks.slice(kept)) html += markTag(mark)
    open = marks
  }
  content.forEach((node) => {
    keep(node.marks)
    html += leaf(node)
  })
  keep([])
  return html
}

const isList = ({ type }: Node): boolean => type.name === 'ul' || type.name === 'ol'

/** Blank lines are no structure, and an empty heading is announced as one. */
const isBlank = ({ type, content }: Node): boolean =>
  (type.name === 'p' || type.name === 'heading') && content.size === 0

const blocks = (children: readonly Node[]): string =>
  children
    .filter((child) => !isBlank(child))
    .map(block)
    .join('')

/** Of a list item or a cell: one paragraph, with or without lists below it, needs no `<p>`. */
function item({ children }: Node): string {
  const [first, ...rest] = children
  const isPlain = first?.type.name === 'p' && Object.keys(given(first.attrs)).length === 0
  if (first && isPlain && rest.every(isList)) return inline(first.content) + blocks(rest)
  return blocks(children)
}

const isHeader = ({ type }: Node): boolean => type.name === 'th'

function cell(node: Node, row: Node): string {
  const { colspan, rowspan, colwidth: _, ...attrs } = node.attrs
  const scope = row.children.every(isHeader) ? 'col' : 'row'
  const all = {
    ...(isHeader(node) && { scope }),
    ...given(attrs),
    ...(colspan !== 1 && { colspan: String(colspan) }),
    ...(rowspan !== 1 && { rowspan: String(rowspan) }),
  }
  return `<${node.type.name}${written(all)}>${item(node)}</${node.type.name}>`
}

const row = (node: Node): string =>
  `<tr${written(given(node.attrs))}>${node.children.map((one) => cell(one, node)).join('')}</tr>`

function table({ attrs: { caption, ...attrs }, children }: Node): string {
  const [first, ...rest] = children
  const isHead = ({ children: cells }: Node) =>
    cells.every((one) => isHeader(one) && one.attrs['rowspan'] === 1)
  const hasHead = first !== undefined && rest.length > 0 && isHead(first)
  const head = hasHead ? `<thead>${row(first)}</thead>` : ''
  const body = (hasHead ? rest : children).map(row).join('')
  const title = caption === null ? '' : `<caption>${escaped(String(caption))}</caption>`
  return `<table${written(given(attrs))}>${title}${head}<tbody>${body}</tbody></table>`
}

function block(node: Node): string {
  const { name } = node.type
  const { level, ...attrs } = node.attrs
  if (name === 'table') return table(node)
  if (name === 'hr') return '<hr />'
  const tag = name === 'heading' ? `h${String(level)}` : name
  const content =
    name === 'li' || name === 'dd'
      ? item(node)
      : node.inlineContent
        ? inline(node.content)
        : blocks(node.children)
  return `<${tag}${written(given(attrs))}>${content}</${tag}>`
}

/** As the sanitizer writes it, so that saving changes nothing; empty for an empty text. */
export const htmlOf = (doc: Node): string => blocks(doc.children)
