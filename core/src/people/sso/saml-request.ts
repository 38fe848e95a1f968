import { XMLParser } from 'fast-xml-parser'
import { DomainError } from '../../platform/kernel/errors.ts'

/** What we use of an AuthnRequest (SAML Core 2.0, section 3.4.1). */
export interface SamlRequest {
  readonly id: string
  readonly issuer: string
  /** Where the reply goes; null: the provider's default. */
  readonly consumerUrl: string | null
  readonly issuedAt: Date
  /** The login address it was sent to, if it says. */
  readonly destination: string | null
  /** The person has to confirm their identity. */
  readonly isForced: boolean
}

const largest = 100_000

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  maxNestedTags: 30,
})

const refused = (): DomainError => new DomainError('invalid', 'Sso.InvalidRequest')

/**
 * Base64, deflated in a query (SAML Bindings 2.0, 3.4.4.1). @throws invalid `Sso.InvalidRequest`.
 */
export async function readSamlRequest(encoded: string): Promise<SamlRequest> {
  const bytes = Buffer.from(encoded, 'base64')
  const plain = bytes.toString('utf8')
  const xml = plain.trimStart().startsWith('<') ? plain : await inflate(bytes)
  // A document type could define entities; no request needs one.
  if (xml.length > largest || /<!DOCTYPE/i.test(xml)) throw refused()
  const request = requestIn(xml)
  const id = attributeOf(request, 'ID')
  const issuer = textOf(request['Issuer'])
  const issuedAt = new Date(attributeOf(request, 'IssueInstant') ?? Number.NaN)
  if (id === null || !/^[\w.-]{1,200}$/.test(id) || issuer === null) throw refused()
  // Replies only go by a posted form.
  const binding = attributeOf(request, 'ProtocolBinding') ?? posting
  if (binding !== posting || Number.isNaN(issuedAt.getTime())) throw refused()
  return {
    id,
    issuer,
    issuedAt,
    consumerUrl: attributeOf(request, 'AssertionConsumerServiceURL'),
    destination: attributeOf(request, 'Destination'),
    isForced: ['true', '1'].includes(attributeOf(request, 'ForceAuthn') ?? ''),
  }
}

const posting = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'

function attributeOf(element: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = element[`@${name}`]
  return typeof value === 'string' ? value : null
}

function requestIn(xml: string): Readonly<Record<string, unknown>> {
  try {
    // Only what is checked above is trusted.
    const { AuthnRequest } = parser.parse(xml) as { AuthnRequest?: unknown }
    if (typeof AuthnRequest === 'object' && AuthnRequest !== null) return { ...AuthnRequest }
  } catch (error) {
    // The parser's message would only echo the input.
    if (error instanceof Error) throw refused()
    throw error
  }
  throw refused()
}

/** An element may have attributes. */
function textOf(element: unknown): string | null {
  if (typeof element === 'string') return element.trim()
  if (typeof element === 'object' && element !== null && '#text' in element)
    return String(element['#text']).trim()
  return null
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const decoder = new TextDecoder()
  let text = ''
  try {
    // Chunks of bytes; the stream's type says any.
    for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > largest) break
    }
  } catch (error) {
    // Invalid deflated data is no request.
    if (error instanceof TypeError || error instanceof Error) throw refused()
    throw error
  }
  return text + decoder.decode()
}
