import { isObject } from './breaking/json.ts'
import { documentNames } from './documents.ts'
import { publishedDocument } from './published.ts'
import { exceptions } from './rulesets/exceptions.ts'
import { findBreaches } from './rulesets/find-breaches.ts'

const needed = new Set<(typeof exceptions)[number]>()
const findings: string[] = []
// One after the other, which needs half of the memory.
for (const name of documentNames) {
  const document = publishedDocument(name)
  if (!isObject(document)) throw new Error(`openapi/${name}.yaml is no OpenAPI document`)
  for (const { rule, at, message } of await findBreaches(document)) {
    const exception = exceptions.find((one) => one.rule === rule && one.at.test(at))
    if (exception) needed.add(exception)
    else findings.push(`${name}.yaml ${at}: ${message} (${rule})`)
  }
}
for (const exception of exceptions)
  if (!needed.has(exception))
    findings.push(`exceptions.ts: ${exception.rule} at ${exception.at} is not needed any more`)
for (const finding of findings) console.log(finding)
process.exitCode = findings.length > 0 ? 1 : 0
