import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { useTexts } from '@portal/web-ui/texts'

interface BillsFailedProps {
  /** Default: the bills. */
  title?: string
  onAgain: () => void
}

export function BillsFailed({ title, onAgain }: BillsFailedProps) {
  const { t } = useTexts()
  return (
    <Banner tone="error" title={title ?? t('Bills.LoadFailed')}>
      <p>{t('Bills.LoadFailedText')}</p>
      <Button look="quiet" size="small" onClick={onAgain}>
        {t('Error.TryAgain')}
      </Button>
    </Banner>
  )
}
