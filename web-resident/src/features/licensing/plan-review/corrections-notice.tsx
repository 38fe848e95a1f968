import { ButtonLink } from '@portal/web-ui/button'
import { AlertIcon } from '@portal/web-ui/icons'
import { useTexts } from '@portal/web-ui/texts'
import styles from './plan-review.module.css'
import { correctionsHref } from './queries.ts'

interface CorrectionsNoticeProps {
  permit: { readonly year: number | string; readonly number: number | string }
  /** What the city wrote. */
  asked?: string | null
}

/** Leads the applicant to what the city asks. */
export function CorrectionsNotice({ permit, asked }: CorrectionsNoticeProps) {
  const { t } = useTexts()
  return (
    <section className={styles.notice} aria-labelledby="corrections">
      <header>
        <AlertIcon />
        <h2 id="corrections">{t('Plans.AskTitle')}</h2>
      </header>
      {asked && <p className={styles.text}>{asked}</p>}
      <p>{t('Plans.AskLead')}</p>
      <div>
        <ButtonLink href={correctionsHref(permit)}>{t('Plans.AskLink')}</ButtonLink>
      </div>
    </section>
  )
}
