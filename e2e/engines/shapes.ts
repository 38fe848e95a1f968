import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@portal/local/testing'

/** Of these attributes the value is part of the shape; of others, whether there is one. */
const telling =
  /^(?:class|role|type|tabindex|autocomplete|scope|aria-(?:hidden|expanded|current|selected|checked|pressed|invalid|disabled|haspopup|live|modal|sort|required|busy))$/

const attribute = /([^\s"'<>/=]+)(?:="([^"]*)")?/g
const token = /<(\/?)([a-z][\w-]*)((?:\s[^<>]*)?)>|([^<]+)/gi
const withoutEnd = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)
const outline = /^(?:h[1-6]|main|nav|header|footer|form|dialog|table|section|aside)$/

const describe = (name: string, attributes: string): string => {
  const known = [...attributes.matchAll(attribute)].map(([, one = '', value]) =>
    telling.test(one) ? `${one}=${value ?? ''}` : `${one}${value ? '=x' : ''}`,
  )
  return [name, ...known.toSorted()].join(' ')
}

/**
 * What elements a body has, each with the two around it, and the order of its headings and landmarks.
 * Without what differs between two people, languages and days: texts, names, addresses, and how many
 * rows a list has. What is empty stays empty.
 */
export function shapeOf(markup: string): string {
  const body = markup
    .slice(Math.max(0, markup.indexOf('<body')))
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
  const elements = new Set<string>()
  const order: string[] = []
  const around: string[] = []
  for (const [, end, name = '', attributes = '', text = ''] of body.matchAll(token)) {
    if (end) around.pop()
    else if (name) {
      const element = describe(name, attributes)
      elements.add([...around.slice(-2), element].join(' > '))
      if (outline.test(name) && order.at(-1) !== name) order.push(name)
      if (!withoutEnd.has(name)) around.push(element)
    } else if (text.trim()) elements.add([...around.slice(-2), 'text'].join(' > '))
  }
  return [...order, ...[...elements].toSorted()].join('\n')
}

// Playwright passes the environment to its workers.
const variable = 'PORTAL_JOURNEY_SHAPES'

/** For this run, before its workers start. */
export function openShapes(): () => void {
  const folder = temporaryFolder()
  process.env[variable] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

interface Look {
  readonly isFirst: boolean
  /** Something was found: a second try looks again. */
  readonly forget: () => void
}

/** Whether an engine looks at this shape for the first time in this run, in any worker. */
export function lookAt(engine: string, shape: string): Look {
  const folder = process.env[variable]
  if (folder === undefined) throw new Error('The journeys’ set-up made no place for shapes')
  const file = join(folder, createHash('sha256').update(`${engine}\n${shape}`).digest('hex'))
  const forget = () => rmSync(file, { force: true })
  try {
    writeFileSync(file, '', { flag: 'wx' })
    return { isFirst: true, forget }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      return { isFirst: false, forget }
    throw error
  }
}
