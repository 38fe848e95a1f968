import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { hostedFormAssets } from 'virtual:page-assets'
import {
  askedPages,
  type AskedPage,
  fieldErrors,
  type FormAnswers,
  knownAnswers,
} from '@portal/core/forms/rules'
import type { ValidationError } from '@portal/core/kernel/rules'
import { deleteDraft, getDraft, saveDraft } from '@portal/openapi/resident-client/drafts'
import {
  checkForm,
  getForm,
  getKnownDetails,
  submitForm,
} from '@portal/openapi/resident-client/forms'
import { type Answer, type Call, ApiError, createCall, orNull } from '@portal/web-ui/api'
import type { PageRequest } from '@portal/web-ui/app-entry'
import { type Fields, fieldsOf } from '@portal/web-ui/forms/fields'
import { createTexts, type Texts, TextsProvider } from '@portal/web-ui/texts'
import { answersAhead, answersIn, answersOn } from './answers.ts'
import type { HostedFile } from './hosted-field.tsx'
import { HostedPage } from './hosted-page.tsx'
import { HostedReview } from './hosted-review.tsx'
import { HostedSent } from './hosted-sent.tsx'
import { HostedStep, type HostedStepProps } from './hosted-step.tsx'
import { hostedFolder } from './messages.ts'

interface Filling {
  readonly url: URL
  readonly call: Call
  readonly texts: Texts
  readonly input: PageRequest
  readonly form: Answer<typeof getForm>
  readonly answers: FormAnswers
  readonly files: readonly HostedFile[]
}

const draftPath = ({ form }: Pick<Filling, 'form'>) => ({ path: { serviceId: form.service.id } })

/** The step of the review, besides the page numbers. */
const review = 'review'

/** In the URL of a page whose answers were refused at the end: it shows what is wrong. */
const refused = 'refused'

/**
 * The built-in forms service: renders a page of a hosted form, or handles one that was sent. Each
 * step is a page, so that it works without JavaScript; answers are saved as a draft.
 */
export async function renderHosted(request: Request, input: PageRequest): Promise<Response> {
  const url = new URL(request.url)
  const bpid = decodeURIComponent(url.pathname.slice(hostedFolder.length))
  const texts = createTexts(input.language, input.resources)
  const call = createCall({ language: input.language, origin: url.origin, fetch: input.fetch })
  const form = await call(getForm, { path: { bpid } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  const { phone } = input.city.settings
  if (!form) {
    const message = [texts.t('Form.NotFound'), texts.t('Form.NotFoundText', { phone })] as const
    return shown({ input, texts }, texts.t('Form.NotFound'), <Refusal message={message} />, 404)
  }
  const { state } = input.viewer
  const isGuest = state === 'anonymous' && form.service.isGuestEnabled
  if (!isGuest && state !== 'full' && state !== 'administrator') {
    const message = [form.name, texts.t('Form.SignInFirst')] as const
    return shown({ input, texts }, form.name, <Refusal message={message} />, 401)
  }
  const [{ draft }, known] = await Promise.all([
    call(getDraft, draftPath({ form })),
    call(getKnownDetails),
  ])
  const ahead = answersAhead(form.definition, url.searchParams.get('params'))
  const kept = answersIn(draft?.form ?? {})
  const answers = {
    ...knownAnswers(form.definition, known),
    // A link that brings answers along means them; within the form, the draft has what was changed.
    ...(url.searchParams.has('step') ? { ...ahead, ...kept } : { ...kept, ...ahead }),
  }
  const filling = { url, call, texts, input, form, answers, files: draft?.files ?? [] }
  return input.form ? take(filling, fieldsOf(input.form)) : show(filling)
}

type Shell = Pick<Filling, 'input' | 'texts'>

function shown({ input, texts }: Shell, title: string, content: ReactNode, status = 200): Response {
  const markup = renderToStaticMarkup(
    <HostedPage
      language={input.language}
      title={title}
      nonce={input.nonce}
      assets={hostedFormAssets}
    >
      <TextsProvider texts={texts} timeZone={input.city.settings.timeZone}>
        {content}
      </TextsProvider>
    </HostedPage>,
  )
  return new Response(`<!doctype html>${markup}`, {
    status,
    headers: { 'content-type': 'text/html; charset=UTF-8' },
  })
}

const Refusal = ({ message: [title, text] }: { message: readonly [string, string] }) => (
  <>
    <h1>{title}</h1>
    <p>{text}</p>
  </>
)

function hrefOf({ url }: Pick<Filling, 'url'>, step: string): string {
  const query = new URLSearchParams(url.searchParams)
  query.set('step', step)
  query.delete(refused)
  return `${url.pathname}?${query}`
}

const leadTo = (href: string): Response =>
  new Response(null, { status: 303, headers: { location: href } })

/** The page in the URL, if it is asked; otherwise the first. */
function currentPage({ url, form, answers }: Filling): AskedPage {
  const pages = askedPages(form.definition, answers)
  const at = Number(url.searchParams.get('step') ?? 0)
  const found = pages.find((page) => page.at === at) ?? pages[0]
  if (!found) throw new Error(`The form ${form.id} asks for nothing`)
  return found
}

function show(filling: Filling): Response | Promise<Response> {
  const { url } = filling
  if (url.searchParams.get('step') === review) return showReview(filling, null)
  if (!url.searchParams.has(refused)) return showPage(filling, [])
  return showPage(filling, fieldErrors(currentPage(filling).fields, filling.answers))
}

/** A problem that the city's records know, as a sentence. */
type Problem = Readonly<{ field: string; message: string }>

/** Null for a form without such rules. */
async function checked({ call, form, answers, texts }: Filling) {
  if (!form.definition.isChecked) return null
  const { fee, problems } = await call(checkForm, {
    path: { bpid: form.id },
    body: { answers: sentAnswers(answers) },
  })
  const said = problems.map(({ field, message }): Problem => {
    const wrong = form.definition.pages.flatMap(({ fields }) => fields).find(isNamed(field))
    const label = wrong?.label[texts.language] ?? field
    return { field, message: message ?? texts.t('Validation.Invalid', { field: label }) }
  })
  return { fee, problems: said }
}

const isNamed =
  (name: string) =>
  (field: { readonly name: string }): boolean =>
    field.name === name

/** As the wire takes them. */
const sentAnswers = (answers: FormAnswers) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : [...value],
    ]),
  )

function showPage(
  filling: Filling,
  fieldErrors: readonly ValidationError[],
  problems: HostedStepProps['problems'] = [],
): Response {
  const { answers, files, form, input } = filling
  const asked = currentPage(filling)
  const pages = askedPages(form.definition, answers)
  const step = pages.findIndex(({ at }) => at === asked.at) + 1
  const title = `${asked.page.title[input.language]} - ${form.name}`
  return shown(
    filling,
    title,
    <HostedStep
      name={form.name}
      serviceId={form.service.id}
      definition={form.definition}
      asked={asked}
      step={step}
      steps={pages.length + 1}
      answers={answers}
      files={files}
      fieldErrors={fieldErrors}
      problems={problems}
      helpMail={input.city.settings.helpMail}
    />,
  )
}

async function showReview(filling: Filling, refusal: string | null): Promise<Response> {
  const { answers, files, form, texts } = filling
  const first = firstInvalid(filling)
  // No review of an incomplete form.
  if (first !== null) return leadTo(hrefOf(filling, String(first)))
  const result = await checked(filling)
  const wrong = askedPages(form.definition, answers).find(({ fields }) =>
    fields.some(({ name }) => result?.problems.some(isNamedBy(name))),
  )
  // Such as a license that ended since its page was filled in.
  if (wrong && result) return showPage(atPage(filling, wrong), [], on(wrong, result.problems))
  return shown(
    filling,
    `${texts.t('Form.Review')} - ${form.name}`,
    <HostedReview
      name={form.name}
      definition={form.definition}
      answers={answers}
      files={files}
      hrefOf={(at) => hrefOf(filling, String(at))}
      refusal={refusal}
      later={result?.fee}
    />,
  )
}

const isNamedBy =
  (name: string) =>
  ({ field }: Problem): boolean =>
    field === name

/** The problems of a page's fields. */
const on = ({ fields }: AskedPage, problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ field }) => fields.some(isNamed(field)))

function atPage(filling: Filling, { at }: AskedPage): Filling {
  const url = new URL(filling.url)
  url.searchParams.set('step', String(at))
  return { ...filling, url }
}

/** Null without errors. */
function firstInvalid({ form, answers }: Filling): number | null {
  const faulty = askedPages(form.definition, answers).find(
    ({ fields }) => fieldErrors(fields, answers).length > 0,
  )
  return faulty?.at ?? null
}

/** Saves a step, then redirects or shows its errors. */
async function take(before: Filling, sent: Fields): Promise<Response> {
  const go = sent.text('go')
  const isReview = before.url.searchParams.get('step') === review
  if (go === 'submit') return submit(before)
  const pagesBefore = askedPages(before.form.definition, before.answers)
  if (go === 'back' && isReview) {
    return leadTo(hrefOf(before, String(pagesBefore.at(-1)?.at ?? 0)))
  }
  if (go === 'restart') {
    await before.call(deleteDraft, draftPath(before))
    return leadTo(hrefOf(before, '0'))
  }
  const current = currentPage(before)
  const own = answersOn(current.page, sent)
  const after = { ...before, answers: { ...before.answers, ...own } }
  const cookies: string[] = []
  const saved = await orNull(
    after.call(saveDraft, {
      ...draftPath(after),
      // A step that is sent meanwhile saves its own fields.
      body: { form: own, isPart: true },
      onAnswer: ({ headers }) => cookies.push(...headers.getSetCookie()),
    }),
  )
  if (!saved) {
    if (go === 'keep') return new Response(null, { status: 503 })
    return showPage(after, [], [{ message: before.texts.t('Util.ErrorTryAgainLater') }])
  }
  const answer =
    go === 'keep' ? new Response(null, { status: 204 }) : await next(after, current, go, sent)
  // A new device gets the secret by which it finds its draft.
  for (const device of cookies) answer.headers.append('set-cookie', device)
  return answer
}

async function next(
  after: Filling,
  current: AskedPage,
  go: string,
  sent: Fields,
): Promise<Response> {
  const pages = askedPages(after.form.definition, after.answers)
  const place = pages.findIndex(({ at }) => at === current.at)
  if (go === 'back') return leadTo(hrefOf(after, String(pages[place - 1]?.at ?? 0)))
  const fields = pages[place]?.fields ?? []
  const shownNames = sent.has('shown') ? sent.text('shown').split(' ') : null
  const isNew = shownNames && fields.some(({ name }) => !shownNames.includes(name))
  const wrong = fieldErrors(fields, after.answers)
  // Without JavaScript, a page with newly asked fields shows again.
  if (wrong.length > 0 || isNew)
    return showPage(after, isNew ? knownErrors(wrong, shownNames) : wrong)
  const asked = pages[place]
  const problems = asked ? on(asked, (await checked(after))?.problems ?? []) : []
  if (problems.length > 0) return showPage(after, [], problems)
  const following = pages[place + 1]
  return leadTo(hrefOf(after, following ? String(following.at) : review))
}

const knownErrors = (fieldErrors: readonly ValidationError[], names: readonly string[]) =>
  fieldErrors.filter(({ field }) => names.includes(field))

async function submit(filling: Filling): Promise<Response> {
  const { call, answers, form, texts, url } = filling
  const first = firstInvalid(filling)
  // Such as a board that ended since it was chosen.
  if (first !== null) return leadTo(`${hrefOf(filling, String(first))}&${refused}=yes`)
  const body = { answers: sentAnswers(answers) }
  try {
    const { portalSubmissionId, feeTotal } = await call(submitForm, {
      path: { bpid: form.id },
      body,
    })
    const query = new URLSearchParams({ formTitle: form.name, bpid: form.id })
    const portalHref = `${url.origin}/laserfiche/form?${query}`
    return shown(
      filling,
      form.name,
      <HostedSent
        bpid={form.id}
        portalSubmissionId={portalSubmissionId}
        feeTotal={feeTotal}
        portalHref={portalHref}
      />,
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return showReview(filling, texts.t('Util.ErrorTryAgainLater'))
  }
}
