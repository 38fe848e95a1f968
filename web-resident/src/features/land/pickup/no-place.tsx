import { useTexts } from '@portal/web-ui/texts'
import { MissingScreen } from '../../../parts/missing-screen.tsx'

export function NoPlace() {
  const { t } = useTexts()
  return (
    <MissingScreen
      title={t('Pickup.NoPlaceTitle')}
      text={t('Pickup.NoPlace')}
      listHref="/garbage-search"
      listLabel={t('Pickup.Title')}
    />
  )
}
