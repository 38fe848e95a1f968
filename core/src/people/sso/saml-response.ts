import { randomBytes } from 'node:crypto'
import { SignedXml } from 'xml-crypto'
import { escaped } from '../../platform/kernel/escaped.ts'

/** The portal's SAML identity and signing keys. */
export interface SamlKeys {
  /** The portal's entity id. */
  readonly issuer: string
  /** PEM. */
  readonly privateKey: string
  /** PEM; service providers verify signatures by it. */
  readonly certificate: string
}

export interface SamlSubject {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly contactId: string | null
}

export interface SamlAnswer {
  readonly requestId: string
  readonly audience: string
  readonly consumerUrl: string
  readonly sessionId: string
  /** The last login. */
  readonly confirmedAt: Date
}

/** An assertion's lifetime; clocks may differ by as much. */
const lifetimeMs = 5 * 60_000

/** Without the control characters that XML forbids (XML 1.0, section 2.2). */
const inXml = (text: string): string => escaped(text).replaceAll(/\p{Cc}/gu, ' ')

// XML ids cannot begin with a digit.
const newXmlId = (): string => `_${randomBytes(20).toString('hex')}`

const attribute = (name: string, value: string): string =>
  `<saml:Attribute Name="${name}" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:basic"><saml:AttributeValue xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema" xsi:type="xs:string">${inXml(value)}</saml:AttributeValue></saml:Attribute>`

/** With one signed assertion; base64, for the browser to post (SAML Profiles 2.0, 4.1.4). */
export function samlResponse(
  keys: SamlKeys,
  subject: SamlSubject,
  answer: SamlAnswer,
  now: Date,
): string {
  const responseId = newXmlId()
  const assertionId = newXmlId()
  const issuer = `<saml:Issuer>${inXml(keys.issuer)}</saml:Issuer>`
  const at = now.toISOString()
  const until = new Date(now.getTime() + lifetimeMs).toISOString()
  const since = new Date(now.getTime() - lifetimeMs).toISOString()
  const to = inXml(answer.consumerUrl)
  const xml = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${responseId}" Version="2.0" IssueInstant="${at}" Destination="${to}" InResponseTo="${inXml(answer.requestId)}">${issuer}<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="${assertionId}" Version="2.0" IssueInstant="${at}">${issuer}<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${inXml(subject.email)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${to}" InResponseTo="${inXml(answer.requestId)}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${since}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${inXml(answer.audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${answer.confirmedAt.toISOString()}" SessionIndex="${inXml(answer.sessionId)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attribute('id', subject.id)}${attribute('email', subject.email)}${attribute('firstName', subject.firstName)}${attribute('lastName', subject.lastName)}${subject.contactId === null ? '' : attribute('contactId', subject.contactId)}</saml:AttributeStatement></saml:Assertion></samlp:Response>`
  const asserted = sign(keys, xml, assertionId)
  return Buffer.from(sign(keys, asserted, responseId)).toString('base64')
}

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'

/** Signs the element with this id; the schema wants the signature right after the issuer. */
function sign({ privateKey, certificate }: SamlKeys, xml: string, id: string): string {
  const element = `//*[@ID='${id}']`
  const signature = new SignedXml({
    privateKey,
    publicCert: certificate,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: exclusive,
  })
  signature.addReference({
    xpath: element,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  })
  signature.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `${element}/*[local-name(.)='Issuer']`, action: 'after' },
  })
  return signature.getSignedXml()
}
