import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Marked } from 'marked'

const folder = join(import.meta.dirname, 'guide')

const anchor = (text: string): string => text.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')

const marked = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens)
      return `<h${depth} id="${anchor(text)}">${text}</h${depth}>\n`
    },
  },
})

/** A page of the guide as Markdown, by its name in the address. */
export interface GuideSource {
  readonly name: string
  readonly text: string
}

/** In the order of their numbers. */
export async function guideSources(): Promise<GuideSource[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).toSorted()
  return Promise.all(
    files.map(async (file) => ({
      name: file.replace(/^\d+-/, '').replace(/\.md$/, ''),
      text: await readFile(join(folder, file), 'utf8'),
    })),
  )
}

async function pageOf({ name, text }: GuideSource) {
  const [, title = name, body = ''] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? []
  return { name, title, html: await marked.parse(body) }
}

/** The guide as HTML for the workers, which carry no Markdown. */
export async function guideFile(): Promise<string> {
  const pages = await Promise.all((await guideSources()).map(pageOf))
  return `// Written by \`node openapi/emit.ts\` from openapi/guide.

export const guidePages: readonly {
  readonly name: string
  readonly title: string
  readonly html: string
}[] = ${JSON.stringify(pages, null, 2)}
`
}

/** The examples of a page as one program, to run against the city at these addresses. */
export function programOf(
  { text }: GuideSource,
  { api, provider }: { readonly api: string; readonly provider: string },
): string {
  return [...text.matchAll(/^```js\n([\s\S]*?)^```$/gm)]
    .map(([, code = '']) => code)
    .join('\n')
    .replaceAll('http://localhost:8787/api', api)
    .replaceAll('http://127.0.0.1:8789', provider)
}
