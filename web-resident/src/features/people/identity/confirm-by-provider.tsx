import { ButtonLink } from '@portal/web-ui/button'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'

interface ConfirmByProviderProps {
  providers: readonly ('apple' | 'facebook' | 'google')[]
  redirectto: string
}

/** Confirms the identity by a social provider (beginSocialSignIn, a page that leads there). */
export function ConfirmByProvider({ providers, redirectto }: ConfirmByProviderProps) {
  const { t } = useTexts()
  const query = new URLSearchParams({ confirm: 'true', redirectto })
  return (
    <Stack>
      <p>{t('Confirm.ByProviderText')}</p>
      <Stack gap="tight">
        {providers.map((provider) => (
          <ButtonLink key={provider} look="quiet" href={`/api/auth/social/${provider}?${query}`}>
            {t(`Login.${provider}`)}
          </ButtonLink>
        ))}
      </Stack>
    </Stack>
  )
}
