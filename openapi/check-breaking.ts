import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { breakingChanges } from './breaking/breaking-changes.ts'
import { isObject, type JsonObject } from './breaking/json.ts'
import { withGeneralLimits } from './publish/general-limits.ts'

async function documentAt(path: string): Promise<JsonObject> {
  const document: unknown = parse(await readFile(join(import.meta.dirname, path), 'utf8'))
  if (!isObject(document) || !isObject(document['paths']))
    throw new Error(`openapi/${path} is no OpenAPI document`)
  return document
}

let broken = 0
for (const name of ['resident', 'admin']) {
  // The general limits always held; older documents only did not say so.
  const released = withGeneralLimits(await documentAt(`released/${name}.yaml`))
  const current = await documentAt(`${name}.yaml`)
  const changes = breakingChanges(released, current)
  for (const change of changes) console.log(`${name}.yaml breaks released clients: ${change}`)
  broken += changes.length
}
if (broken > 0)
  console.log(
    'Keep the old form beside the new one and mark it deprecated. What no client has seen yet is not released:\n' +
      'releasing means copying openapi/<name>.yaml to openapi/released/.',
  )
process.exitCode = broken > 0 ? 1 : 0
