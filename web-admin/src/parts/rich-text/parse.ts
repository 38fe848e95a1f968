import { DOMParser as DocParser, type Node } from 'prosemirror-model'
import { richTextOf } from '@portal/core/rich-text/rules'
import { meaningOf } from './meaning.ts'
import { schema } from './schema.ts'
import { htmlOf } from './to-html.ts'

const parser = DocParser.fromSchema(schema)

/** Null for markup that the page's policy refuses (web-ui/src/app/trusted-types.ts). */
function bodyOf(html: string): HTMLElement | null {
  try {
    return new DOMParser().parseFromString(html, 'text/html').body
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/** The text as the editor has it; null unless it keeps all of it. */
export function docOf(written: string): Node | null {
  const html = richTextOf(written)
  const body = bodyOf(html)
  const doc = body && parser.parse(body)
  return doc && meaningOf(htmlOf(doc)) === meaningOf(html) ? doc : null
}
