import { guideOf } from '@portal/core/inspections/rules'
import { useTexts } from '@portal/web-ui/texts'
import styles from './inspections.module.css'

export function InspectionGuide({ code }: { code: string }) {
  const { t } = useTexts()
  return (
    <details className={styles.looks}>
      <summary>{t('Inspections.WhatIsSeen')}</summary>
      <ul>
        {t(guideOf(code))
          .split('; ')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
    </details>
  )
}
