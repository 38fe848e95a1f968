import { type Bindings, type Handlers, ok } from '@portal/bff-pipeline'
import { DomainError } from '@portal/core/kernel'
import type { SamlSettings, ServiceProvider } from '@portal/core/sso'
import type { sso } from '@portal/openapi/resident/people/sso'

/** Null without SAML. */
function samlSettings(env: Bindings): SamlSettings | null {
  const { PORTAL_URL, SAML_CERTIFICATE, SAML_PRIVATE_KEY, SAML_SERVICE_PROVIDERS } = env
  if (!PORTAL_URL || !SAML_CERTIFICATE || !SAML_PRIVATE_KEY || !SAML_SERVICE_PROVIDERS) return null
  return {
    issuer: `${PORTAL_URL}/sso/saml`,
    privateKey: SAML_PRIVATE_KEY,
    certificate: SAML_CERTIFICATE,
    // docs/deploy.md documents its shape.
    serviceProviders: JSON.parse(SAML_SERVICE_PROVIDERS) as ServiceProvider[],
  }
}

/** The portal as an identity provider for other sites. */
export const ssoHandlers = {
  async answerSaml({ body }, context) {
    // Imported late: signer and XML parser.
    const { answerSaml } = await import('@portal/core/sso')
    const answer = await answerSaml(context, body.samlRequest, samlSettings(context.state.env))
    // The page may post there, and nowhere else.
    context.state.notes.formTarget = answer.assertionConsumerUrl
    return ok(answer)
  },

  async getSamlMetadata(_input, { state }) {
    const settings = samlSettings(state.env)
    if (!settings) throw new DomainError('not-found', 'Error.NotFound')
    const { getSamlMetadata } = await import('@portal/core/sso')
    const headers = { 'content-type': 'application/samlmetadata+xml' }
    return ok(getSamlMetadata(settings), headers)
  },
} satisfies Handlers<typeof sso>
