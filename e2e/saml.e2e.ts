import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { generate } from 'selfsigned'
import { demoAccounts, demoPassword } from '@portal/local/city'
import { expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
  return body
}

/** A site of the city's own: it sends people to the portal and lets in whom the portal vouches for. */
async function openSite() {
  let saml: SAML | undefined
  const server = createServer(async (request, response) => {
    if (!saml) throw new Error('Nobody told the site where the portal is')
    if (request.method !== 'POST') {
      const location = await saml.getAuthorizeUrlAsync('/courts?day=2', undefined, {})
      return response.writeHead(302, { location }).end()
    }
    const form = new URLSearchParams(await bodyOf(request))
    const SAMLResponse = form.get('SAMLResponse') ?? ''
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse })
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<h1>Tennis courts</h1><p>${profile?.nameID} wants ${form.get('RelayState')}</p>`)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on a port has such an address.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    entityId: `${url}/saml`,
    consumerUrl: `${url}/saml/acs`,
    trust(portal: string, idpCert: string) {
      saml = new SAML({
        issuer: `${url}/saml`,
        callbackUrl: `${url}/saml/acs`,
        entryPoint: `${portal}/sso/saml`,
        idpIssuer: `${portal}/sso/saml`,
        idpCert,
        audience: `${url}/saml`,
        validateInResponseTo: ValidateInResponseTo.always,
      })
    },
    close: () => server.close(),
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('the portal signs a resident in to another site of the city', async ({
      page,
      startCity,
    }) => {
      const site = await openSite()
      const keys = await generate([{ name: 'commonName', value: 'portal' }], { keySize: 2048 })
      const { origins } = await startCity({
        variables: {
          SAML_PRIVATE_KEY: keys.private,
          SAML_CERTIFICATE: keys.cert,
          SAML_SERVICE_PROVIDERS: JSON.stringify([
            { entityId: site.entityId, consumerUrls: [site.consumerUrl] },
          ]),
        },
      })
      site.trust(origins.resident, keys.cert)
      const [resident] = demoAccounts
      await page.goto(site.url)
      await page.getByLabel('Email address').fill(resident?.email ?? '')
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      if (!javaScriptEnabled) {
        await expectSound(page)
        await page.getByRole('button', { name: new URL(site.url).host }).click()
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tennis courts')
      await expect(page.getByText(`${resident?.email} wants /courts?day=2`)).toBeVisible()
      await page.goto(`${origins.resident}/sso/saml?SAMLRequest=x&lng=es`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'No se pudo iniciar su sesión',
      )
      await expectSound(page)
      site.close()
    })
  })
}
