import {
  answersTo,
  askedPages,
  describeAnswer,
  dollars,
  feeLines,
  type FormAnswers,
  type FormDefinition,
} from '@portal/core/forms/rules'
import { useTexts } from '@portal/web-ui/texts'
import { HostedErrors } from './hosted-errors.tsx'
import type { HostedFile } from './hosted-field.tsx'
import { hostedFormName } from './hosted-form-name.ts'

interface HostedReviewProps {
  name: string
  definition: FormDefinition
  answers: FormAnswers
  files: readonly HostedFile[]
  hrefOf: (at: number) => string
  refusal: string | null
  /** Due after the reviews; null if it is not known, undefined where nothing is due later. */
  later?: LaterFee | null | undefined
}

export interface LaterFee {
  readonly lines: readonly {
    readonly name: string
    readonly rule: string
    readonly amount: number
  }[]
  readonly total: number
}

/** All answers and the fees, before sending. */
export function HostedReview(props: HostedReviewProps) {
  const { name, definition, answers, files, hrefOf, refusal } = props
  const { t, language } = useTexts()
  const pages = askedPages(definition, answers)
  const steps = pages.length + 1
  const words = {
    yes: { en: t('Util.Yes'), es: t('Util.Yes') },
    no: { en: t('Util.No'), es: t('Util.No') },
    fees: { en: t('Form.Fees'), es: t('Form.Fees') },
  }
  const fileNames = new Map(files.map((file) => [file.id, file.name]))
  return (
    <form role="none" method="post" data-review="">
      <header>
        <p className="soft">
          {name} · {t('Form.Step', { step: steps, of: steps })}
        </p>
        <h1 tabIndex={-1} data-begin={refusal ? undefined : ''}>
          {t('Form.Review')}
        </h1>
        <p>{t('Form.ReviewLead')}</p>
      </header>
      <HostedErrors errors={refusal ? [{ message: refusal }] : []} />
      <input type="hidden" name="form" value={hostedFormName} />
      {pages.map(({ at, page, fields }) => (
        <section key={at}>
          <div className="section-head">
            <h2>{page.title[language]}</h2>
            <a href={hrefOf(at)}>
              {t('Form.Change')} <span className="unseen">{page.title[language]}</span>
            </a>
          </div>
          <dl>
            {fields.map((field) =>
              field.kind === 'words' ? null : (
                <div key={field.name}>
                  <dt>{field.label[language]}</dt>
                  <dd>
                    {answersTo(field.name, answers).length === 0 ? (
                      <span className="soft">{t('Form.NoAnswer')}</span>
                    ) : (
                      describeAnswer(field, answers, { words, fileNames })[language]
                    )}
                  </dd>
                </div>
              ),
            )}
          </dl>
        </section>
      ))}
      <Fees definition={definition} answers={answers} />
      {props.later !== undefined && <FeeLater fee={props.later} />}
      <footer>
        <button type="submit" name="go" value="submit">
          {t('Form.Submit')}
        </button>
        <button type="submit" name="go" value="back" className="quiet">
          {t('Form.Back')}
        </button>
      </footer>
    </form>
  )
}

const inCents = (dollarAmount: number): number => Math.round(dollarAmount * 100)

/** Each line with its rule. */
function FeeLater({ fee }: { fee: LaterFee | null }) {
  const { t } = useTexts()
  return (
    <section>
      <h2>{t('Form.LaterFee')}</h2>
      {fee && (
        <dl className="fees">
          {fee.lines.map(({ name, rule, amount }) => (
            <div key={name}>
              <dt>
                {name} <span className="soft">{rule}</span>
              </dt>
              <dd>{dollars(inCents(amount))}</dd>
            </div>
          ))}
          <div className="total">
            <dt>{t('Form.FeeTotal')}</dt>
            <dd>{dollars(inCents(fee.total))}</dd>
          </div>
        </dl>
      )}
      <p className="notice">{t(fee ? 'Form.LaterFeeNote' : 'Form.LaterFeeUnknown')}</p>
    </section>
  )
}

function Fees({ definition, answers }: Pick<HostedReviewProps, 'definition' | 'answers'>) {
  const { t, language } = useTexts()
  const fees = feeLines(definition, answers)
  if (fees.length === 0) return null
  const total = fees.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <section>
      <h2>{t('Form.Fees')}</h2>
      <dl className="fees">
        {fees.map(({ label, cents }) => (
          <div key={label.en}>
            <dt>{label[language]}</dt>
            <dd>{dollars(cents)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{t('Form.FeeTotal')}</dt>
          <dd>{dollars(total)}</dd>
        </div>
      </dl>
    </section>
  )
}
