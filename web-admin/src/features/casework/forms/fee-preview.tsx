import { type FormAnswers, type FormFee, feeLines } from '@portal/core/forms/rules'
import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import type { Shown } from './field-preview.tsx'
import styles from './forms.module.css'
import { conditionText, labelOf } from './preview-rules.ts'

/** A form's fees with their conditions, and the total for the current answers. */
export function FeePreview({ definition, shownIn, answers }: Shown & { answers: FormAnswers }) {
  const { t, format } = useTexts()
  const { fees } = definition
  if (fees.length === 0)
    return <Card title={t('FormPreview.FeeParts')}>{<p>{t('FormPreview.NoFee')}</p>}</Card>
  const cents = feeLines(definition, answers).reduce((sum, line) => sum + line.cents, 0)
  const price = ({ cents: each, perUnitOf }: FormFee) =>
    perUnitOf === undefined
      ? format.money(each)
      : t('FormPreview.PerUnit', {
          amount: format.money(each),
          field: labelOf(definition, perUnitOf, shownIn),
        })
  return (
    <Card title={t('FormPreview.FeeParts')}>
      <ul className={styles.fees}>
        {fees.map((fee) => (
          <li key={fee.label.en}>
            <span lang={shownIn}>{fee.label[shownIn]}</span>
            <span>{price(fee)}</span>
            {fee.when && (
              <span className={styles.rule}>
                {conditionText(definition, fee.when, { t, shownIn })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> belongs to a calculation of its form */}
      <p role="status" className={styles.sum}>
        {t('FormPreview.FeeNow', { amount: format.money(cents) })}
      </p>
    </Card>
  )
}
