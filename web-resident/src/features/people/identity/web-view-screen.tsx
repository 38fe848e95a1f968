import { useSuspenseQuery } from '@tanstack/react-query'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Form, Submit } from '@portal/web-ui/form'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { webViewForm } from './web-view-form.ts'
import { webViewQuery } from './web-view-query.ts'

/** Asks before a link logs anyone in: any site can link here with its own account's code. */
export function WebViewScreen({ code }: { code: string }) {
  const { t } = useTexts()
  const { data: offer } = useSuspenseQuery(webViewQuery(code))
  const entering = useAppForm(webViewForm)
  if (offer === null) {
    return (
      <PlainScreen title={t('WebView.ExpiredTitle')} lead={t('WebView.Expired')}>
        <Row>
          <ButtonLink href="/login">{t('Login.Submit')}</ButtonLink>
        </Row>
      </PlainScreen>
    )
  }
  const { email, otherEmail } = offer
  return (
    <PlainScreen title={t('WebView.Title')} lead={t('WebView.Lead', { email })}>
      {otherEmail !== null && (
        <Banner tone="warn" title={t('WebView.OtherTitle')}>
          <p>{t('WebView.Other', { email: otherEmail })}</p>
        </Banner>
      )}
      <p>{t('WebView.OnlyFromApp')}</p>
      <Form of={entering} look="narrow">
        <input type="hidden" name="code" value={code} />
        <Row>
          <Submit of={entering} label="WebView.Submit" />
          <a href="/">{t('WebView.Cancel')}</a>
        </Row>
      </Form>
    </PlainScreen>
  )
}
