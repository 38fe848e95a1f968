import type { TextKey } from '@portal/core/texts/rules'
import { Banner } from '@portal/web-ui/banner'
import { useTexts } from '@portal/web-ui/texts'

export function SaveFailure({ failure }: { failure: TextKey | null }) {
  const { t } = useTexts()
  if (failure === null) return null
  return (
    <Banner tone="error" title={t('Billing.AutopaySaveError')}>
      {failure !== 'Billing.AutopaySaveError' && <p>{t(failure)}</p>}
    </Banner>
  )
}
