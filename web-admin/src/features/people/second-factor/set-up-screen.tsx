import { useSuspenseQuery } from '@tanstack/react-query'
import { listSecondFactors } from '@portal/openapi/admin-client/second-factor'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { LogOutForm } from '@portal/web-ui/post-form'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { AddTotp } from './add-totp.tsx'

/** A login that needs a first second factor. `next`: where it continues. */
export function SetUpScreen({ next }: { next: string }) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(query(listSecondFactors))
  const isOver = data.factors.length > 0
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('SecondFactor.SetUpTitle')}</PageTitle>
          <p>{t('SecondFactor.SetUpLead')}</p>
        </Stack>
        {data.canChange ? (
          <>
            <AddPasskey next={next} isOver={isOver} />
            <AddTotp next={next} look="quiet" isOver={isOver} />
          </>
        ) : (
          <Banner tone="info">{t('SecondFactor.LogInAgain')}</Banner>
        )}
        <LogOutForm>
          <Button type="submit" look="plain">
            {t('Header.Logout')}
          </Button>
        </LogOutForm>
      </Stack>
    </Screen>
  )
}
