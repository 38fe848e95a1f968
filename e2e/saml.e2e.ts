import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { generate } from 'selfsigned'
import { demoAccounts, demoPassword } from '@portal/local/city'
import { conditions } from './conditions.ts'
import { expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
  return body
}

/** A SAML service provider that accepts the portal's logins. */
async function openSite() {
  let saml: SAML | undefined
  const server = createServer(async (request, response) => {
    if (!saml) throw new Error('Nobody told the site where the portal is')
    if (request.method !== 'POST') {
      // On this page the site requires a new login.
      saml.options.forceAuthn = request.url === '/pay'
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

const words = {
  en: {
    email: 'Email address',
    password: 'Password',
    submit: 'Log in',
    failed: 'We could not log you in',
    confirmHeading: 'Confirm that it is you',
    confirm: 'Confirm',
    wrong: 'The password is not right.',
  },
  es: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    failed: 'No pudimos iniciar su sesión',
    confirmHeading: 'Confirme que es usted',
    confirm: 'Confirmar',
    wrong: 'La contraseña no es correcta.',
  },
} as const

for (const { title, language, isKeyboardOnly, options } of conditions) {
  // Without JavaScript in one journey, a button replaces the automatic post.
  const javaScriptEnabled = isKeyboardOnly
  test.describe(`${title}, ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ ...options, javaScriptEnabled, refusals: /^\/api\/auth\/confirm$/ })
    const say = words[language]

    test('the portal logs a resident in to another site of the city', async ({
      page,
      startCity,
      hands,
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
      // After login, the portal uses the account's language.
      const resident = demoAccounts.find((one) => one.language === language)
      await page.goto(site.url)
      await expectSound(page)
      await hands.write(page.getByLabel(say.email), resident?.email ?? '')
      await hands.write(page.getByLabel(say.password, { exact: true }), demoPassword)
      await hands.press(
        page.getByRole('main').getByRole('button', { name: say.submit, exact: true }),
      )
      if (!javaScriptEnabled) {
        await expectSound(page)
        await hands.press(page.getByRole('button', { name: new URL(site.url).host }))
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tennis courts')
      await expect(page.getByText(`${resident?.email} wants /courts?day=2`)).toBeVisible()

      await page.goto(`${site.url}/pay`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.confirmHeading)
      await expectSound(page)
      const confirm = page.getByRole('button', { name: say.confirm, exact: true })
      await hands.write(page.getByLabel(say.password, { exact: true }), 'another password')
      await hands.press(confirm)
      await expect(page.getByText(say.wrong)).toBeVisible()
      await page.getByLabel(say.password, { exact: true }).clear()
      await hands.write(page.getByLabel(say.password, { exact: true }), demoPassword)
      await hands.press(confirm)
      if (!javaScriptEnabled) {
        await hands.press(page.getByRole('button', { name: new URL(site.url).host }))
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tennis courts')

      await page.goto(`${origins.resident}/sso/saml?SAMLRequest=x`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.failed)
      await expectSound(page)
      site.close()
    })
  })
}
