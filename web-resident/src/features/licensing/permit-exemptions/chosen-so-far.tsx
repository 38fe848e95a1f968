import type { PermitOption, PropertyType } from '@portal/core/permits/rules'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { needHref } from './need-search.ts'
import styles from './permit-need.module.css'

interface ChosenSoFarProps {
  propertyType: PropertyType
  option: PermitOption | null
}

/** Each choice with a link that changes it. */
export function ChosenSoFar({ propertyType, option }: ChosenSoFarProps) {
  const { t } = useTexts()
  const rows = [
    { question: t('PermitNeed.PropertyQuestion'), name: propertyType, href: needHref() },
    ...(option
      ? [
          {
            question: t('PermitNeed.OptionQuestion'),
            name: option,
            href: needHref({ propertyType }),
          },
        ]
      : []),
  ]
  return (
    <dl className={styles.chosen}>
      {rows.map(({ question, name, href }) => (
        <div key={name}>
          <dt>{question}</dt>
          <dd>
            {t(`PermitNeed.${name}`)}{' '}
            <a href={href}>
              {t('PermitNeed.Change')}
              <VisuallyHidden> {question}</VisuallyHidden>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
