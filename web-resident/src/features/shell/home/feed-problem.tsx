import { Banner } from '@portal/web-ui/banner'
import { useTexts } from '@portal/web-ui/texts'

/** Spec, resident section 8: the generic error notification. */
export function FeedProblem() {
  const { t } = useTexts()
  return (
    <Banner tone="error">
      <p>
        {t('Toast.error')} <a href="/">{t('Home.TryAgain')}</a>
      </p>
    </Banner>
  )
}
