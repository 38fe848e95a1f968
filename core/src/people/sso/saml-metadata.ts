import { escaped } from '../../platform/kernel/escaped.ts'
import type { SamlKeys } from './saml-response.ts'

/** For service providers (SAML Metadata 2.0, section 2.4.3). */
export function getSamlMetadata({ certificate, issuer }: SamlKeys): string {
  const body = certificate.replaceAll(/-----[^-]+-----|\s/g, '')
  const address = escaped(issuer)
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${address}"><md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${body}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</md:NameIDFormat><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${address}"/></md:IDPSSODescriptor></md:EntityDescriptor>
`
}
