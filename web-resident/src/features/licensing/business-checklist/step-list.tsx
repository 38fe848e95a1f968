import type { ReactNode } from 'react'
import { type ChecklistAnswers, phases, typedFrom } from '@portal/core/business-checklist/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { AnswersGiven } from './answers-given.tsx'
import { keepChecklistForm } from './checklist-forms.ts'
import { checklistHref } from './checklist-search.ts'
import styles from './checklist.module.css'
import type { Checklist } from './queries.ts'
import { Step } from './step.tsx'

interface StepListProps {
  checklist: Checklist
  answers: ChecklistAnswers
  back: ReactNode
}

/** The steps in order, each with its cost, its time, what starts it, and its state. */
export function StepList({ checklist, answers, back }: StepListProps) {
  const { t } = useTexts()
  const { isKept, organization, steps } = checklist
  const { business } = answers
  const isGuest = useApp().page.viewer.userId === null
  const done = steps.filter(({ isDone }) => isDone).length
  const shown = phases.filter((phase) => steps.some((step) => step.phase === phase))
  return (
    <PlainScreen
      title={business === '' ? t('Checklist.ListTitle') : t('Checklist.ListOf', { business })}
      lead={isGuest ? undefined : t('Checklist.Progress', { count: done, all: steps.length })}
    >
      <div className={styles.columns}>
        <ol className={styles.phases}>
          {shown.map((phase, place) => (
            <li key={phase}>
              <h2>
                {place + 1}. {t(`Checklist.Phase_${phase}`)}
              </h2>
              <ul className={styles.steps}>
                {steps
                  .filter((step) => step.phase === phase)
                  .map((step) => (
                    <Step key={step.step} step={step} isKept={isKept} />
                  ))}
              </ul>
            </li>
          ))}
        </ol>
        <div className={styles.aside}>
          {isKept ? (
            <p>
              {organization === null
                ? t('Checklist.Kept')
                : t('Checklist.KeptFor', { organization })}
            </p>
          ) : isGuest ? (
            <LogIn answers={answers} />
          ) : (
            <Keep answers={answers} hasKept={checklist.hasKept} />
          )}
          <AnswersGiven answers={answers} />
          {back}
        </div>
      </div>
    </PlainScreen>
  )
}

function LogIn({ answers }: { answers: ChecklistAnswers }) {
  const { t } = useTexts()
  const login = new URLSearchParams({ redirectto: checklistHref(typedFrom(answers)) })
  return (
    <Card title={t('Checklist.Keep')}>
      <p>{t('Checklist.KeepHint')}</p>
      <div>
        <ButtonLink href={`/login?${login}`} look="quiet">
          {t('Checklist.LogIn')}
        </ButtonLink>
      </div>
      <p className={styles.small}>{t('Checklist.Guest')}</p>
    </Card>
  )
}

function Keep({ answers, hasKept }: { answers: ChecklistAnswers; hasKept: boolean }) {
  const { t } = useTexts()
  const form = useAppForm(keepChecklistForm)
  return (
    <Card title={t('Checklist.Keep')}>
      <p>{t('Checklist.KeepHint')}</p>
      {hasKept && <p>{t('Checklist.KeepReplaces')}</p>}
      <Form of={form}>
        {Object.entries(typedFrom(answers)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Submit of={form} label="Checklist.Keep" />
      </Form>
    </Card>
  )
}
