import { useTexts } from '@portal/web-ui/texts'
import { MissingScreen } from '../../../parts/missing-screen.tsx'

export function NoPermit() {
  const { t } = useTexts()
  return (
    <MissingScreen
      title={t('Permits.NoneHere')}
      text={t('Permits.NotFound')}
      listHref="/permit-search"
      listLabel={t('Permits.Search')}
    />
  )
}
