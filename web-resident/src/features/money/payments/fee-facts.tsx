import { useQuery } from '@tanstack/react-query'
import { Banner } from '@portal/web-ui/banner'
import { languageOf, useTexts } from '@portal/web-ui/texts'
import styles from './payment.module.css'
import { feeQuery } from './queries.ts'

/** A request's fee and place; nothing if it cannot be loaded. */
export function FeeFacts({ activityId }: { activityId: string }) {
  const { t } = useTexts()
  const { data: fee } = useQuery(feeQuery(activityId))
  if (!fee) return null
  return (
    <>
      {fee.isPaid && <Banner tone="success">{t('Payment.NothingToPay')}</Banner>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('Payment.For')}</dt>
          <dd lang={languageOf(fee, 'name')}>{fee.name}</dd>
        </div>
        <div>
          <dt>{t('Payment.RequestNumber')}</dt>
          <dd>{fee.number}</dd>
        </div>
        {fee.place && (
          <div>
            <dt>{t('Payment.Where')}</dt>
            <dd>{fee.place}</dd>
          </div>
        )}
      </dl>
    </>
  )
}
