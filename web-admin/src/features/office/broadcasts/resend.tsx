import { useQuery } from '@tanstack/react-query'
import { Form, Submit } from '@portal/web-ui/form'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { OpenPanel } from '../../../parts/open-panel.tsx'
import { resendForm } from './broadcast-forms.ts'
import { backToBroadcasts } from './broadcasts-path.ts'
import styles from './broadcasts.module.css'
import { Phones } from './phone.tsx'
import { type Broadcast, sizeQuery } from './queries.ts'

/** The same message to those who have not got it; says first how many they are. */
export function Resend({ of }: { of: Broadcast }) {
  const { t } = useTexts()
  const form = useAppForm(resendForm)
  const { data } = useQuery(sizeQuery(of.audience, of.channels, of.Id))
  return (
    <OpenPanel title={t('Broadcasts.ResendTitle')} back={backToBroadcasts} size="wide">
      <Form of={form} look="wide">
        <input type="hidden" name="id" value={of.Id} />
        <input type="hidden" name="wave" value={of.updated_at} />
        <p>{t('Broadcasts.ResendHint')}</p>
        <Status className={styles.size}>
          {data && <strong>{t('Broadcasts.LeftToReach', { count: data.count })}</strong>}
          <span>{t('Broadcasts.HaveIt', { count: of.counts.reached })}</span>
        </Status>
        <Phones
          of={{
            englishTitle: of.EnglishTitle,
            englishBody: of.EnglishBody,
            spanishTitle: of.SpanishTitle,
            spanishBody: of.SpanishBody,
          }}
        />
        <Submit
          of={form}
          label="Broadcasts.ResendNow"
          disabledReason={data?.count === 0 ? t('Broadcasts.ReachedAll') : undefined}
        />
      </Form>
    </OpenPanel>
  )
}
