import type { components } from '@portal/openapi/resident-types'
import { Banner } from '@portal/web-ui/banner'
import { useTexts } from '@portal/web-ui/texts'
import styles from './payment.module.css'

export function CitationFacts({ citation }: { citation: components['schemas']['Citation'] }) {
  const { t, format, language } = useTexts()
  const { dueOn, isPaid, issuedOn, type, typeLanguage } = citation
  return (
    <>
      {isPaid && <Banner tone="success">{t('Payment.NothingToPay')}</Banner>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('Payment.For')}</dt>
          <dd lang={typeLanguage === language ? undefined : typeLanguage}>{type}</dd>
        </div>
        <div>
          <dt>{t('Payment.IssuedOn')}</dt>
          <dd>{format.date(issuedOn)}</dd>
        </div>
        {dueOn && (
          <div>
            <dt>{t('Payment.PayBy')}</dt>
            <dd>{format.date(dueOn)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}
