import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { JsonObject } from '../breaking/json.ts'
import { contractAdditions } from './contract-additions.ts'

const released = join(import.meta.dirname, '../released')

/** Of one release of both documents. */
export function changesSection(
  heading: string,
  documents: readonly { title: string; before: JsonObject; after: JsonObject }[],
): string {
  const parts = documents.flatMap(({ title, before, after }) => {
    const lines = contractAdditions(before, after)
    return lines.length === 0
      ? []
      : [`### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`]
  })
  return `## ${heading}\n\n${parts.length > 0 ? parts.join('\n') : 'Nothing new.\n'}`
}

/**
 * `docs/api-changes.md`: what the documents of now add to the released ones, above the history, to which
 * each release adds its section (`released/history.md`).
 */
export async function changesPage(
  current: Readonly<Record<'resident' | 'admin', unknown>>,
): Promise<string> {
  const documentIn = async (name: string): Promise<JsonObject> =>
    // Emitted by us and released as it was.
    parse(await readFile(join(released, `${name}.yaml`), 'utf8')) as JsonObject
  const section = async (title: string, name: 'resident' | 'admin') => ({
    title,
    before: await documentIn(name),
    // Our own documents are JSON objects.
    after: current[name] as JsonObject,
  })
  const next = changesSection('Not released yet', [
    await section('Resident API', 'resident'),
    await section('Staff API', 'admin'),
  ])
  const history = await readFile(join(released, 'history.md'), 'utf8')
  return `# Changes of the API

What each release of the documents added. A release takes nothing away (\`npm run check -- released\`).
\`openapi/emit.ts\` writes this page.

${next}
${history}`
}
