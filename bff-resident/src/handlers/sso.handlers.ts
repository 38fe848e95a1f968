import type { Bindings, Handlers } from '@portal/bff-pipeline'
import type { SamlSettings, ServiceProvider } from '@portal/core/sso'
import type { residentContract } from '@portal/openapi/resident'

/** What the city set up for other sites; null where it set up nothing. */
function samlSettings(env: Bindings): SamlSettings | null {
  const { PORTAL_URL, SAML_CERTIFICATE, SAML_PRIVATE_KEY, SAML_SERVICE_PROVIDERS } = env
  if (!PORTAL_URL || !SAML_CERTIFICATE || !SAML_PRIVATE_KEY || !SAML_SERVICE_PROVIDERS) return null
  return {
    issuer: `${PORTAL_URL}/sso/saml`,
    privateKey: SAML_PRIVATE_KEY,
    certificate: SAML_CERTIFICATE,
    // docs/deploy.md tells its shape to whoever writes it.
    serviceProviders: JSON.parse(SAML_SERVICE_PROVIDERS) as ServiceProvider[],
  }
}

/** The portal as an identity provider for other sites. */
export const ssoHandlers: Handlers<Pick<typeof residentContract, 'answerSaml'>> = {
  async answerSaml({ body }, context) {
    // The signer and its XML parser load when they are wanted.
    const { answerSaml } = await import('@portal/core/sso')
    const answer = await answerSaml(context, body.samlRequest, samlSettings(context.state.env))
    return { status: 200, body: answer }
  },
}
