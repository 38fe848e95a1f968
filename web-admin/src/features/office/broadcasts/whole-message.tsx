import { mayCall } from '@portal/core/access/rules'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { OpenPanel } from '../../../parts/open-panel.tsx'
import { State } from './broadcast-list.tsx'
import { backToBroadcasts } from './broadcasts-path.ts'
import { Phones } from './phone.tsx'
import type { Broadcast } from './queries.ts'
import { Steps } from './steps.tsx'
import { useAudienceWords } from './use-audience-words.ts'

/** All that a second person has to see before they approve it. */
export function WholeMessage({ of }: { of: Broadcast }) {
  const { t, language } = useTexts()
  const { roles } = useApp().page.viewer
  const audienceWords = useAudienceWords()
  const title = language === 'es' ? of.SpanishTitle : of.EnglishTitle
  return (
    <OpenPanel title={title} back={backToBroadcasts} size="wide">
      <Stack>
        <State of={of} />
        <p>
          <strong>{t('Broadcasts.To')}</strong> {audienceWords(of.audience)}.{' '}
          {t('Broadcasts.ToSize', { count: of.audienceSize })}.
        </p>
        <p>{of.channels.map((channel) => t(`Broadcasts.Channel_${channel}`)).join(' · ')}</p>
        {of.urgentReason !== null && <p>{t('Broadcasts.Urgent', { text: of.urgentReason })}</p>}
        <Phones
          of={{
            englishTitle: of.EnglishTitle,
            englishBody: of.EnglishBody,
            spanishTitle: of.SpanishTitle,
            spanishBody: of.SpanishBody,
          }}
        />
        {mayCall(roles, 'sendBroadcast') && <Steps of={of} name={title} isWhole />}
      </Stack>
    </OpenPanel>
  )
}
