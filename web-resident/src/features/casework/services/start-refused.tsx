import type { StartableService, StartRefusal } from '@portal/core/services/rules'
import { Banner } from '@portal/web-ui/banner'
import { languageOf, InLanguage, useTexts } from '@portal/web-ui/texts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ContactUs } from '../../../parts/contact-us.tsx'
import { PlainScreen } from '../../../parts/plain-screen.tsx'

interface StartRefusedProps {
  service: Pick<StartableService, 'Item' | 'Type'> & { readonly inEnglish: readonly string[] }
  reason: StartRefusal
}

/** Why a service cannot start, and a contact. */
export function StartRefused({ service, reason }: StartRefusedProps) {
  const { t } = useTexts()
  return (
    <PlainScreen title={<InLanguage lang={languageOf(service, 'Item')}>{service.Item}</InLanguage>}>
      <Banner tone="warn">
        <p>{t(`Start.${reason}`, { type: service.Type })}</p>
      </Banner>
      <h2>{t('Contact.CallOrWrite')}</h2>
      <ContactUs />
      <BackLink href="/view-all-services">{t('Service.BackToServices')}</BackLink>
    </PlainScreen>
  )
}
