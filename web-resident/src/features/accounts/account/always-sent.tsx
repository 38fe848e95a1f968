import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'

const kinds = ['AlwaysAccount', 'AlwaysMoney', 'AlwaysLaw', 'AlwaysAsked'] as const

/** What cannot be turned off. */
export function AlwaysSent() {
  const { t } = useTexts()
  return (
    <Stack gap="tight">
      <h3>{t('NotificationChoices.AlwaysTitle')}</h3>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>{t(`NotificationChoices.${kind}`)}</li>
        ))}
      </ul>
    </Stack>
  )
}
