import { deflateRawSync } from 'node:zlib'
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { generate } from 'selfsigned'
import { describe, expect, it } from 'vitest'
import { ask, newCast, testCity } from '@portal/local/testing'

const entityId = 'https://parks.example/saml'
const consumerUrl = 'https://parks.example/saml/acs'
const keys = await generate([{ name: 'commonName', value: 'portal' }], { keySize: 2048 })
const city = await testCity({
  template: 'empty',
  variables: {
    SAML_PRIVATE_KEY: keys.private,
    SAML_CERTIFICATE: keys.cert,
    SAML_SERVICE_PROVIDERS: JSON.stringify([{ entityId, consumerUrls: [consumerUrl] }]),
  },
})
const origin = city.origins.resident
const issuer = `${origin}/sso/saml`

/** A site of the city's, by a library that such sites are made with. */
const site = (more: { callbackUrl?: string; issuer?: string; idpCert?: string } = {}) =>
  new SAML({
    issuer: entityId,
    callbackUrl: consumerUrl,
    entryPoint: `${origin}/sso/saml`,
    idpIssuer: issuer,
    idpCert: keys.cert,
    audience: entityId,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: true,
    validateInResponseTo: ValidateInResponseTo.always,
    ...more,
  })

/** The SAMLRequest that a site sends with a user. */
async function requestOf(provider: SAML): Promise<string> {
  const address = await provider.getAuthorizeUrlAsync('', undefined, {})
  return new URL(address).searchParams.get('SAMLRequest') ?? ''
}

const cast = await newCast(city, 'resident')
const vouch = (samlRequest: string, role: keyof typeof cast.cookies = 'resident') =>
  ask(origin, '/api/sso/SAML', {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      cookie: `session=${cast.cookies[role]}`,
    },
    body: JSON.stringify({ samlRequest }),
  })

describe('a site that the city knows', () => {
  it('logs in people that the portal confirms', async () => {
    const provider = site()
    const answer = await vouch(await requestOf(provider))
    expect(answer.status, answer.text).toBe(200)
    const { assertionConsumerUrl, SAMLResponse } = JSON.parse(answer.text)
    expect(assertionConsumerUrl).toBe(consumerUrl)
    const { profile } = await provider.validatePostResponseAsync({ SAMLResponse })
    expect(profile).toMatchObject({
      issuer,
      nameID: `${cast.ids.resident}@home.example`,
      id: cast.ids.resident,
      contactId: cast.ids.resident,
    })
  })

  it('refuses an answer that was changed on the way', async () => {
    const provider = site()
    const { SAMLResponse } = JSON.parse((await vouch(await requestOf(provider))).text)
    const changed = Buffer.from(SAMLResponse, 'base64')
      .toString()
      .replaceAll(cast.ids.resident, cast.ids.staff)
    const post = { SAMLResponse: Buffer.from(changed).toString('base64') }
    await expect(provider.validatePostResponseAsync(post)).rejects.toThrow(/signature/i)
  })

  it('refuses an answer that another portal signed', async () => {
    const other = await generate([{ name: 'commonName', value: 'other' }], { keySize: 2048 })
    const provider = site({ idpCert: other.cert })
    const { SAMLResponse } = JSON.parse((await vouch(await requestOf(provider))).text)
    await expect(provider.validatePostResponseAsync({ SAMLResponse })).rejects.toThrow(/signature/i)
  })
})

describe('the portal confirms a person', () => {
  it('at no address that the city did not list', async () => {
    const samlRequest = await requestOf(site({ callbackUrl: 'https://evil.example/acs' }))
    const answer = await vouch(samlRequest)
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([
      400,
      'Sso.UnknownServiceProvider',
    ])
    expect(answer.text).not.toContain('SAMLResponse')
  })

  it('to no site that the city does not know', async () => {
    expect((await vouch(await requestOf(site({ issuer: 'https://evil.example' })))).status).toBe(
      400,
    )
  })

  it('once in answer to one request', async () => {
    const samlRequest = await requestOf(site())
    expect((await vouch(samlRequest)).status).toBe(200)
    for (const role of ['resident', 'another resident'] as const) {
      const again = await vouch(samlRequest, role)
      expect([again.status, JSON.parse(again.text).code]).toEqual([409, 'Sso.AlreadyAnswered'])
    }
  })

  const plain = (attributes: string) =>
    btoa(`<p:AuthnRequest xmlns:p="urn:oasis:names:tc:SAML:2.0:protocol" ID="_${crypto.randomUUID()}"
      Version="2.0" ${attributes}><Issuer>${entityId}</Issuer></p:AuthnRequest>`)
  function issued(minutesFromNow: number) {
    const instant = new Date()
    instant.setMinutes(instant.getMinutes() + minutesFromNow)
    return `IssueInstant="${instant.toISOString()}"`
  }

  it('at the first listed address when a request names none', async () => {
    const answer = await vouch(plain(issued(0)))
    expect([answer.status, JSON.parse(answer.text).assertionConsumerUrl]).toEqual([
      200,
      consumerUrl,
    ])
  })

  it.each([
    ['too old', issued(-61), 400, 'Sso.RequestExpired'],
    ['from the future', issued(6), 400, 'Sso.RequestExpired'],
    ['of no time', '', 400, 'Sso.InvalidRequest'],
    [
      'for another portal',
      `${issued(0)} Destination="https://x.example"`,
      400,
      'Sso.InvalidRequest',
    ],
    [
      'that wants its answer otherwise',
      `${issued(0)} ProtocolBinding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Artifact"`,
      400,
      'Sso.InvalidRequest',
    ],
    [
      'that asks the person to sign in again',
      `${issued(1)} ForceAuthn="true"`,
      403,
      'Auth.ConfirmationRequired',
    ],
  ])('for no request that is %s', async (_, attributes, status, code) => {
    const answer = await vouch(plain(attributes))
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code])
  })

  it('for no request that grows beyond bounds when it is unpacked', async () => {
    const bomb = deflateRawSync(Buffer.alloc(20_000_000, ' ')).toString('base64')
    expect(bomb.length).toBeLessThan(50_000)
    expect(JSON.parse((await vouch(bomb)).text).code).toBe('Sso.InvalidRequest')
    expect((await vouch('A'.repeat(50_001))).status).toBe(400)
  })

  it('only for a signed-in user with a confirmed address', async () => {
    const samlRequest = await requestOf(site())
    expect((await vouch(samlRequest, 'anonymous')).status).toBe(401)
    expect((await vouch(samlRequest, 'deleted')).status).toBe(401)
    expect((await vouch(samlRequest, 'unverified')).status).toBe(403)
  })

  it.each([
    'x',
    btoa('<AuthnRequest'),
    btoa('<a/>'),
    btoa('<!DOCTYPE a [<!ENTITY b "c">]><AuthnRequest ID="a"><Issuer>&b;</Issuer></AuthnRequest>'),
    btoa('<AuthnRequest><Issuer>https://parks.example/saml</Issuer></AuthnRequest>'),
    btoa(`<AuthnRequest ID="a' or 'b"><Issuer>${entityId}</Issuer></AuthnRequest>`),
  ])('for no request that is none: %s', async (samlRequest) => {
    const answer = await vouch(samlRequest)
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, 'Sso.InvalidRequest'])
  })
})

it('publishes the metadata that other sites need', async () => {
  const answer = await ask(origin, '/api/sso/metadata')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/samlmetadata+xml',
  ])
  expect(answer.text).toContain(`entityID="${issuer}"`)
  const certificate = /<ds:X509Certificate>([^<]+)</.exec(answer.text)?.[1] ?? ''
  expect(site({ idpCert: certificate })).toBeDefined()
  expect(keys.cert.replaceAll(/\s/g, '')).toContain(certificate)
})

describe('the page that posts', () => {
  const open = async (query: string, role: keyof typeof cast.cookies = 'resident') =>
    ask(origin, `/sso/saml?${query}`, { headers: { cookie: `session=${cast.cookies[role]}` } })
  const actionsOf = (policy: string | null) => /form-action ([^;]*)/.exec(policy ?? '')?.[1]

  it('may post to the site’s listed address, and no other page may', async () => {
    const provider = site()
    const request = new URLSearchParams({
      SAMLRequest: await requestOf(provider),
      RelayState: '"<x',
    })
    const page = await open(String(request))
    expect(page.status).toBe(200)
    expect(actionsOf(page.headers.get('content-security-policy'))).toBe(`'self' ${consumerUrl}`)
    const response = /name="SAMLResponse" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const { profile } = await provider.validatePostResponseAsync({ SAMLResponse: response })
    expect(profile?.nameID).toBe(`${cast.ids.resident}@home.example`)
    expect(page.text).toContain('name="RelayState" value="&quot;&lt;x"')
    const home = await ask(origin, '/')
    expect(actionsOf(home.headers.get('content-security-policy'))).toBe(`'self'`)
  })

  it('posts nothing for a site that is not listed, and says so', async () => {
    const request = await requestOf(site({ callbackUrl: 'https://evil.example/acs' }))
    const page = await open(String(new URLSearchParams({ SAMLRequest: request })))
    expect(actionsOf(page.headers.get('content-security-policy'))).toBe(`'self'`)
    expect(page.text).not.toContain('evil.example/acs')
    expect(page.text).toContain('The city does not know the site')
  })

  it('has the anonymous sign in first and come back, the unproven prove their address', async () => {
    const query = String(new URLSearchParams({ SAMLRequest: await requestOf(site()) }))
    const anonymous = await open(query, 'anonymous')
    const way = new URL(anonymous.headers.get('location') ?? '', origin)
    expect([way.pathname, way.searchParams.get('redirectto')]).toEqual([
      '/login',
      `/sso/saml?${query}`,
    ])
    const unverified = await open(query, 'unverified')
    expect(unverified.headers.get('location')).toBe('/account/verificationRequired')
  })
})
