import { ButtonLink } from '@portal/web-ui/button'
import { telHref } from '@portal/web-ui/city-links'
import { MailIcon, PhoneIcon } from '@portal/web-ui/icons'
import { Row, Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'

/** Phone, mail and City Hall, where the portal cannot help. */
export function ContactUs() {
  const { t } = useTexts()
  const { settings } = useApp().page
  return (
    <Stack>
      <Row gap="tight">
        <ButtonLink href={telHref(settings.phone)}>
          <PhoneIcon />
          {t('Contact.Call', { phone: settings.phone })}
        </ButtonLink>
        <ButtonLink look="quiet" href={`mailto:${settings.helpMail}`}>
          <MailIcon />
          {/* Lets a long mail address break only after the @. */}
          {t('Contact.Write', { mail: settings.helpMail.replace('@', '@\u200B') })}
        </ButtonLink>
      </Row>
      <p>
        {t('Contact.Visit')} {settings.address.line1}, {settings.address.line2}
      </p>
    </Stack>
  )
}
