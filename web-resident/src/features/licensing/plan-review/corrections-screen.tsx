import { useSuspenseQuery } from '@tanstack/react-query'
import { permitHref, permitNumberText } from '@portal/core/permits/rules'
import { documentKinds, isUnanswered, planLimits } from '@portal/core/plan-review/rules'
import { getCorrections } from '@portal/openapi/resident-client/plan-review'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Form } from '@portal/web-ui/form'
import { fieldsIn, fieldsOf } from '@portal/web-ui/forms/fields'
import { Section, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { Select } from '@portal/web-ui/select'
import { Status } from '@portal/web-ui/status'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { BackLink } from '../../../parts/back-link.tsx'
import { correctionsForm, doField, newDocument, newFileField } from './corrections-form.ts'
import { PlanDocumentSection } from './plan-document.tsx'
import { PlanFile } from './plan-file.tsx'
import styles from './plan-review.module.css'
import type { PermitPath, PlanReview } from './queries.ts'
import { useSavedAnswers } from './use-saved-answers.ts'

const commentsIn = ({ documents }: PlanReview) => documents.flatMap(({ comments }) => comments)

/** What reviewers ask, one comment after another; answers are saved as one types. */
export function CorrectionsScreen(path: PermitPath) {
  const { t } = useTexts()
  const { data: review } = useSuspenseQuery(query(getCorrections, { path }))
  const { kind, address } = review
  return (
    <Section>
      <Stack gap="wide">
        <div className={styles.head}>
          <BackLink href={permitHref(review)}>{t('Plans.Back')}</BackLink>
          <PageTitle>{t('Plans.Title')}</PageTitle>
          <p>
            {t('Plans.Of', { kind, address })} · {permitNumberText(review)}
          </p>
        </div>
        {review.state === 'corrections' ? (
          <Corrections path={path} review={review} />
        ) : (
          <Banner tone="info">{t('Plans.NotNow')}</Banner>
        )}
      </Stack>
    </Section>
  )
}

function Corrections({ path, review }: { path: PermitPath; review: PlanReview }) {
  const { t } = useTexts()
  const form = useAppForm(correctionsForm)
  const comments = commentsIn(review)
  const answers = useSavedAnswers(
    path,
    new Map(
      comments.map(({ id, answers: given }) => [
        id,
        given.find(({ isSent }) => !isSent)?.text ?? '',
      ]),
    ),
  )
  const asked = comments.filter(({ isRequired, state }) => isRequired && isUnanswered(state))
  const answered = asked.filter(({ id }) => answers.textOf(id) !== '').length
  const { documents } = review
  const before = (at: number) =>
    documents.slice(0, at).reduce((sum, one) => sum + one.comments.length, 0)
  return (
    <>
      {review.asked && (
        <Card title={t('Plans.CityWrote')}>
          <p className={styles.text}>{review.asked}</p>
        </Card>
      )}
      <Status className={styles.progress}>
        {asked.length === 0 ? (
          <p>{t('Plans.NoComments')}</p>
        ) : (
          <>
            <p>{t('Plans.Progress', { answered, total: asked.length })}</p>
            <progress max={asked.length} value={answered} aria-hidden="true" />
          </>
        )}
      </Status>
      {asked.length > 0 && <p className={styles.hint}>{t('Plans.AnswerHint')}</p>}
      <Form of={form} look="wide" encType="multipart/form-data">
        <input type="hidden" name="year" value={path.year} />
        <input type="hidden" name="number" value={path.number} />
        {documents.map((document, at) => (
          <PlanDocumentSection
            key={document.id}
            document={document}
            path={path}
            before={before(at)}
            answers={answers}
          />
        ))}
        <AddDocument path={path} form={form} />
        <Sending review={review} form={form} left={asked.length - answered} />
      </Form>
    </>
  )
}

type Use = ReturnType<typeof useAppForm>

function AddDocument({ path, form }: { path: PermitPath; form: Use }) {
  const { t } = useTexts()
  return (
    <details className={styles.more}>
      <summary>{t('Plans.AddDocument')}</summary>
      <div className={styles.fields}>
        <TextInput
          {...form.field('title')}
          hint={t('Plans.DocumentNameHint')}
          maxLength={planLimits.name}
          autoComplete="off"
          optional
        />
        <Select
          {...form.field('kind', 'drawing')}
          options={documentKinds.map((value) => ({ value, label: t(`Plans.Kind_${value}`) }))}
        />
        <PlanFile
          name={newFileField}
          label={t('Plans.File')}
          path={path}
          about={(file, element) => {
            const { text } = element ? fieldsIn(element) : fieldsOf([])
            return newDocument(text('title'), text('kind'), file.name)
          }}
        />
      </div>
    </details>
  )
}

function Sending({ review, form, left }: { review: PlanReview; form: Use; left: number }) {
  const { t } = useTexts()
  const fresh = review.documents.filter(({ versions }) => versions[0]?.number === null).length
  // All are used, since a page carries only texts used in rendering.
  const [idle, busy] = [t('Plans.Send'), t('Plans.Sending')]
  return (
    <Card title={t('Plans.SendTitle')}>
      <div className={styles.fields}>
        <TextArea
          {...form.field('whatChanged')}
          hint={t('Plans.WhatChangedHint')}
          rows={3}
          maxLength={planLimits.text}
        />
        {fresh > 0 ? (
          <p>{t('Plans.NewVersions', { count: fresh })}</p>
        ) : (
          <Checkbox
            {...form.box('hasNoNewVersions', false)}
            aria-invalid={form.errorOf('hasNoNewVersions') ? true : undefined}
          />
        )}
        <div className={styles.saving}>
          <Button
            type="submit"
            name={doField}
            value="send"
            disabledReason={left > 0 ? t('Plans.StillOpen', { count: left }) : undefined}
          >
            {form.isBusy ? busy : idle}
          </Button>
          <Button type="submit" name={doField} value="save" look="quiet">
            {t('Plans.SaveAll')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
