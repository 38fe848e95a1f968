import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { generate } from 'selfsigned'
import { afterAll, describe, expect, it } from 'vitest'
import { ask, newCast, startTestCity } from '@portal/local/testing'

const entityId = 'https://parks.example/saml'
const consumerUrl = 'https://parks.example/saml/acs'
const keys = await generate([{ name: 'commonName', value: 'portal' }], { keySize: 2048 })
const city = await startTestCity({
  template: 'empty',
  variables: {
    SAML_PRIVATE_KEY: keys.private,
    SAML_CERTIFICATE: keys.cert,
    SAML_SERVICE_PROVIDERS: JSON.stringify([{ entityId, consumerUrls: [consumerUrl] }]),
  },
})
afterAll(() => city.stop())
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

/** The SAMLRequest with which a site sends somebody here. */
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
  it('lets in whom the portal vouches for', async () => {
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

describe('the portal vouches', () => {
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

  it('for nobody who is not signed in, or whose address is not proven', async () => {
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
