import type { ReactNode } from 'react'
import { permitGuides } from '@portal/core/permits/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { disciplineNames } from '../permits/discipline-names.ts'
import { answerText } from './answer-text.ts'
import { ApplyButton } from './apply-button.tsx'
import { ChosenSoFar } from './chosen-so-far.tsx'
import { NeedFee } from './need-fee.tsx'
import { needHref, type NeedSearch } from './need-search.ts'
import styles from './permit-need.module.css'
import type { NeedQuestion, PermitNeed } from './queries.ts'

interface NeedsPermitProps {
  search: NeedSearch
  need: PermitNeed
  /** The conditions that do not hold; none for work that always needs a permit. */
  failed: readonly NeedQuestion[]
}

const guideTexts = {
  newResidential: 'PermitNeed.GuideNewResidential',
  newCommercial: 'PermitNeed.GuideNewCommercial',
  remodel: 'PermitNeed.GuideRemodel',
} as const

/** Why, what it takes, and the way to the application. */
export function NeedsPermit({ search, need, failed }: NeedsPermitProps) {
  const { t, language } = useTexts()
  const isGuest = useApp().page.viewer.userId === null
  const { propertyType, option } = search
  const work = option ? t(`PermitNeed.${option}`) : need.name
  const guide = permitGuides[need.kind]
  return (
    <PlainScreen title={t('PermitNeed.Needed')} lead={t('PermitNeed.NeededLead', { work })}>
      <Row>
        <ApplyButton search={search} label={t('PermitNeed.Apply')} />
        {/* getPermitGuide, which the browser opens by itself. */}
        {guide && (
          <ButtonLink look="quiet" href={`/api/permit-guides/${guide}?lng=${language}`}>
            {t(guideTexts[guide])}
          </ButtonLink>
        )}
      </Row>
      {isGuest && <p className={styles.soft}>{t('PermitNeed.ApplyAccount')}</p>}
      <div className={styles.columns}>
        <div>
          <Card title={t('PermitNeed.Why')}>
            <Why search={search} failed={failed} />
          </Card>
          <Card title={t('PermitNeed.WhatItTakes')}>
            <Takes need={need} />
          </Card>
        </div>
        <div>
          <NeedFee search={search} need={need} />
          <Card title={t('PermitNeed.YourAnswers')}>
            {propertyType && <ChosenSoFar propertyType={propertyType} option={option} />}
          </Card>
        </div>
      </div>
      <p>
        <a href={needHref()}>{t('PermitNeed.StartOver')}</a>
      </p>
    </PlainScreen>
  )
}

function Why({ search, failed }: Pick<NeedsPermitProps, 'search' | 'failed'>) {
  const texts = useTexts()
  const { t, format } = texts
  if (failed.length === 0) return <p>{t('PermitNeed.WhyAlways')}</p>
  return (
    <>
      <p>{t('PermitNeed.WhyBeyond')}</p>
      <ul>
        {failed.map((question) => {
          const answer = answerText(texts, question, search.answers[question.key] ?? '')
          return (
            <li key={question.key}>
              {question.kind === 'atMost'
                ? t('PermitNeed.YouAnsweredMost', {
                    question: question.text,
                    answer,
                    most: `${format.number(question.most)} ${question.unit}`,
                  })
                : t('PermitNeed.YouAnswered', { question: question.text, answer })}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Takes({ need }: { need: PermitNeed }) {
  const { t } = useTexts()
  const { disciplines, inspections, needsContractor, trades, typicalDays } = need
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    [t('PermitNeed.Reviews'), disciplines.map((one) => t(disciplineNames[one])).join(', ')],
    [t('PermitNeed.Inspections'), inspections.join(', ')],
    [t('PermitNeed.WhoWorks'), t(needsContractor ? 'PermitNeed.Contractor' : 'PermitNeed.Anyone')],
    ...(trades.length > 0
      ? ([[t('PermitNeed.Trades'), trades.map((trade) => t(`Trade.${trade}`)).join(', ')]] as const)
      : []),
    [
      t('PermitNeed.Time'),
      typicalDays === null
        ? t('PermitNeed.UnknownDays')
        : t('PermitNeed.TypicalDays', { count: typicalDays }),
    ],
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
