import { Banner } from '@portal/web-ui/banner'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { useAlive } from '../../../parts/use-alive.ts'
import { answerText } from './answer-text.ts'
import { ApplyButton } from './apply-button.tsx'
import { ChosenSoFar } from './chosen-so-far.tsx'
import { needHref, type NeedSearch } from './need-search.ts'
import styles from './permit-need.module.css'
import type { PermitNeed } from './queries.ts'

interface NoPermitNeededProps {
  search: NeedSearch
  need: PermitNeed
  exemption: NonNullable<PermitNeed['exemption']>
}

/** The answer with its rule, to print or send. */
export function NoPermitNeeded({ search, need, exemption }: NoPermitNeededProps) {
  const texts = useTexts()
  const { t, format } = texts
  const { propertyType, option } = search
  const { rule, source, fromDay, questions } = exemption
  const work = option ? t(`PermitNeed.${option}`) : need.name
  return (
    <PlainScreen title={t('PermitNeed.NotNeeded')} lead={t('PermitNeed.NotNeededLead', { work })}>
      <div className={styles.columns}>
        <div>
          <Card title={t('PermitNeed.RuleTitle')}>
            <blockquote className={styles.rule}>
              <p>{rule}</p>
            </blockquote>
            <p className={styles.soft}>
              {t('PermitNeed.RuleSource', { source, day: format.date(fromDay) })}
            </p>
          </Card>
          <Card title={t('PermitNeed.StillTitle')}>
            <ul className={styles.still}>
              <li>
                {t('PermitNeed.StillSetbacks')}{' '}
                <a href="/activities/zoning_inquiry">{t('PermitNeed.SetbacksLink')}</a>
              </li>
              <li>{t('PermitNeed.StillAssociation')}</li>
              <li>{t('PermitNeed.StillDigging')}</li>
              <li>{t('PermitNeed.StillOtherWork')}</li>
            </ul>
          </Card>
        </div>
        <div>
          <Card title={t('PermitNeed.YourAnswers')}>
            {propertyType && <ChosenSoFar propertyType={propertyType} option={option} />}
            <dl className={styles.chosen}>
              {questions.map((question) => (
                <div key={question.key}>
                  <dt>{question.text}</dt>
                  <dd>{answerText(texts, question, search.answers[question.key] ?? '')}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.soft}>{t('PermitNeed.AsOf', { day: format.date(need.today) })}</p>
          </Card>
          <Banner tone="info" title={t('PermitNeed.Keep')}>
            <p>{t('PermitNeed.KeepText')}</p>
            <Print />
          </Banner>
        </div>
      </div>
      <Row>
        <ApplyButton search={search} look="quiet" label={t('PermitNeed.ApplyAnyway')} />
        <ButtonLink look="plain" href={needHref()}>
          {t('PermitNeed.StartOver')}
        </ButtonLink>
      </Row>
    </PlainScreen>
  )
}

/** Only with JavaScript; browsers print without it too. */
function Print() {
  const { t } = useTexts()
  const isAlive = useAlive(() => undefined)
  if (!isAlive) return null
  return (
    <Button look="quiet" size="small" onClick={() => print()}>
      {t('PermitNeed.Print')}
    </Button>
  )
}
