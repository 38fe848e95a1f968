import type { AccountStep } from '@portal/core/profiles/rules'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './progress.module.css'
import { stepOrder, steps } from './steps.ts'

export function Progress({ step }: { step: AccountStep }) {
  const { t } = useTexts()
  const here = stepOrder.indexOf(step)
  return (
    <nav aria-label={t('CreateAccount.Steps')}>
      <ol className={styles.steps}>
        {stepOrder.map((one, place) => (
          <li
            key={one}
            aria-current={place === here ? 'step' : undefined}
            data-done={place < here || undefined}
          >
            {place < here ? (
              <a href={steps[one].path}>
                {t(steps[one].title)}
                <VisuallyHidden>, {t('CreateAccount.Done')}</VisuallyHidden>
              </a>
            ) : (
              <span>
                {t(steps[one].title)}
                {one === 'business-information' && ` (${t('Field.Optional')})`}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
