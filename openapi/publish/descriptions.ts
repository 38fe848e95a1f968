import type { Access, Contract, Needs } from '../src/contract.ts'
import { fieldWords } from '../words/field-words.ts'
import { parameterWords } from '../words/parameter-words.ts'
import {
  belowSchema,
  inOperation,
  inOperations,
  isNode,
  mapped,
  type Node,
  refName,
  schemasOf,
  withComponents,
} from './schema-tree.ts'

const callers: Readonly<Record<Access, string>> = {
  anyone: 'Anyone may call it, also without a session.',
  user: 'For people who are logged in.',
  verified: 'For people who are logged in and have confirmed their email address.',
  contact: 'For people who are logged in and have completed their account.',
  member: 'For members of the organization that the request names.',
  manager: 'For managers of the organization that the request names.',
  staff: 'For staff with a role that allows it.',
  'second-step': 'For a staff login that waits for its second factor.',
  'factor-owner': 'For staff, also before they have set up their second factor.',
}

const weights = {
  light: 'Counts as a read against the rate limit.',
  heavy: 'Counts as a change or a search against the rate limit.',
  file: 'Counts as a file against the rate limit.',
} as const

const kilobytes = (bytes: number): string =>
  bytes >= 1_000_000 ? `${Math.round(bytes / 1_000_000)} MB` : `${Math.round(bytes / 1000)} kB`

/** What the contract says of an operation beside its route, in words. */
function factsOf(
  { access, isForBilling, idempotent, weight, bodyLimit, deprecated }: Needs,
  method: string,
): string[] {
  const usual = method === 'get' ? 'light' : 'heavy'
  return [
    ...(deprecated
      ? [
          `Deprecated since ${deprecated.since}: call \`${deprecated.instead}\`. It answers until ${deprecated.sunset} at least.`,
        ]
      : []),
    callers[access],
    ...(isForBilling ? ['The city’s billing system may call it by its token.'] : []),
    ...(idempotent ? ['Send an `Idempotency-Key`, and you can safely send it again.'] : []),
    ...(bodyLimit === undefined ? [] : [`The body may have ${kilobytes(bodyLimit)}.`]),
    weights[weight ?? usual],
  ]
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

function describeOperation(operation: Node, method: string, needs: Needs | undefined): Node {
  const { description, summary } = operation
  const own = typeof description === 'string' ? [description] : [sentence(String(summary))]
  const all = [...own, ...(needs ? factsOf(needs, method) : [])]
  const { parameters } = operation
  return {
    ...operation,
    description: all.join(' '),
    ...(Array.isArray(parameters)
      ? {
          parameters: parameters.map((each: unknown) =>
            isNode(each) ? describeParameter(each, String(operation['operationId'])) : each,
          ),
        }
      : {}),
  }
}

function describeParameter(parameter: Node, operation: string): Node {
  if ('description' in parameter) return parameter
  const name = String(parameter['name'])
  const description = parameterWords[`${operation}.${name}`] ?? parameterWords[name]
  return description === undefined ? parameter : { ...parameter, description }
}

/** From the narrowest name to the widest (words/field-words.ts). */
const wordsOf = (owner: string, parent: string, name: string): string | undefined =>
  fieldWords[`${owner}.${parent}.${name}`] ??
  fieldWords[`${parent}.${name}`] ??
  fieldWords[`${owner}.${name}`] ??
  fieldWords[name]

/** Fields have the words of `fieldWords`, unless the contract says more of them. */
function withFields(schema: Node, owner: string, parent = ''): Node {
  const { properties, ...others } = schema
  const below = belowSchema(others, (part) => withFields(part, owner, parent))
  if (!isNode(properties)) return below
  const fields = mapped(properties, (field, name) => {
    if (!isNode(field)) return field
    const whole = withFields(field, owner, name)
    if ('description' in field || refName(field) !== undefined) return whole
    const description = wordsOf(owner, parent, name)
    return description === undefined ? whole : { ...whole, description }
  })
  // The keywords keep their order.
  return { ...schema, ...below, properties: fields }
}

/** Every operation, parameter and field says in plain words what it is. */
export function withDescriptions(document: Node, contract: Contract): Node {
  const changed = inOperations(document, (operation, method) => {
    const name = String(operation['operationId'])
    const described = describeOperation(operation, method, contract[name])
    return inOperation(described, (schema) => withFields(schema, name))
  })
  const schemas = mapped(schemasOf(document), (schema, name) =>
    isNode(schema) ? withFields(schema, name) : schema,
  )
  return withComponents(changed, { schemas })
}
