import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '@portal/web-ui/button'
import { useTexts } from '@portal/web-ui/texts'
import { ContactUs } from '../../../parts/contact-us.tsx'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { samlAnswerQuery } from './queries.ts'

interface SamlScreenProps {
  samlRequest: string
  /** Returned to the site unchanged (SAML Bindings 2.0, section 3.5.3). */
  relayState: string | undefined
}

/** Posts the SAML response to the requesting site (spec, resident section 2, /sso/saml). */
export function SamlScreen({ samlRequest, relayState }: SamlScreenProps) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(samlAnswerQuery(samlRequest))
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  if ('refusal' in data) {
    return (
      <PlainScreen title={t('Sso.RefusedTitle')} lead={t(data.refusal)}>
        <p>{t('Sso.GoBack')}</p>
        <ContactUs />
      </PlainScreen>
    )
  }
  const { assertionConsumerUrl, SAMLResponse } = data
  const site = new URL(assertionConsumerUrl).host
  return (
    <PlainScreen title={t('Sso.Title')} lead={t('Sso.Going', { site })}>
      <form role="none" ref={form} method="post" action={assertionConsumerUrl}>
        <input type="hidden" name="SAMLResponse" value={SAMLResponse} />
        {relayState !== undefined && <input type="hidden" name="RelayState" value={relayState} />}
        <Button type="submit">{t('Sso.Continue', { site })}</Button>
      </form>
    </PlainScreen>
  )
}
