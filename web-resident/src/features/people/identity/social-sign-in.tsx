import { useSuspenseQuery } from '@tanstack/react-query'
import { landingAfterSignIn, type SignInSearch } from '@portal/core/access/rules'
import { listSocialProviders } from '@portal/openapi/resident-client/social'
import { query } from '@portal/web-ui/api'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'

/** Spec, resident section 2, /login. beginSocialSignIn is a page that leads there. */
export function SocialSignIn({ asked }: { asked: SignInSearch }) {
  const { t } = useTexts()
  const { page } = useApp()
  const { data: providers } = useSuspenseQuery(query(listSocialProviders))
  if (providers.length === 0) return null
  const redirectto = landingAfterSignIn(asked, page.settings.slug)
  return (
    <Card title={t('Login.SocialTitle')}>
      <Stack gap="tight">
        {providers.map((provider) => (
          <ButtonLink
            key={provider}
            look="quiet"
            href={`/api/auth/social/${provider}?${new URLSearchParams({ redirectto })}`}
          >
            {t(`Login.${provider}`)}
          </ButtonLink>
        ))}
      </Stack>
    </Card>
  )
}
