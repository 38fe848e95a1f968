import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { shutoffsAction } from './notices-path.ts'
import styles from './notices.module.css'
import type { NoticeBatch } from './queries.ts'

/** Whose water will be shut off on a day, over all batches. */
export function CrewList({ batches }: { batches: readonly NoticeBatch[] }) {
  const { t } = useTexts()
  const [newest] = batches
  return (
    <Card title={t('Shutoffs.CrewTitle')}>
      <p>{t('Shutoffs.CrewText')}</p>
      <form role="none" method="get" action={shutoffsAction}>
        <div className={styles.bar}>
          <TextInput
            name="day"
            type="date"
            label={t('Shutoffs.Day')}
            defaultValue={newest?.firstShutoff ?? ''}
            required
          />
          <Button type="submit" look="quiet">
            {t('Shutoffs.CrewGet')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
