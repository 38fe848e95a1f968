import { z } from '@hono/zod-openapi'
import {
  contentFilters,
  contentKindNames,
  contentLimits,
  contentSteps,
  versionStates,
} from '@portal/core/content-editing/rules'
import { articleLimits } from '@portal/core/knowledge/rules'
import { newsLimits } from '@portal/core/news/rules'
import { IdParams, json, LanguageHeader, operations, orNull, problem } from '../../contract.ts'
import { localTime } from '../../shared/local-time.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import { BoardContent } from './board-content.ts'
import { HomePageContent } from './home-page-content.ts'
import { MaterialContent } from './material-content.ts'

const spanish = (max: number) =>
  z.string().max(max).nullable().openapi({ description: 'Null: not yet translated.' })

const ArticlePart = z
  .strictObject({
    name: z.string().min(1).max(80).openapi({ description: 'Stays the same in both languages.' }),
    label: z.string().max(articleLimits.label),
    value: z.string().max(articleLimits.value).openapi({ description: 'HTML.' }),
  })
  .openapi('ArticlePart')

const ArticleContent = z
  .strictObject({
    title: z.string().max(articleLimits.title),
    titleEs: spanish(articleLimits.title),
    summary: z.string().max(articleLimits.summary),
    summaryEs: spanish(articleLimits.summary),
    layoutItems: z.array(ArticlePart).max(articleLimits.parts),
    layoutItemsEs: z.array(ArticlePart).max(articleLimits.parts).nullable(),
    relatedServiceIds: z.array(z.uuid()).max(articleLimits.related).optional().openapi({
      description: 'Services that the page offers, in their order; without it: none.',
    }),
  })
  .openapi('ArticleContent')

const NewsContent = z
  .strictObject({
    update: z.string().max(newsLimits.update),
    updateEs: spanish(newsLimits.update),
    category: z.string().max(newsLimits.category),
    categoryEs: spanish(newsLimits.category),
    additionalInfo: z.string().max(newsLimits.info).nullable(),
    additionalInfoEs: z.string().max(newsLimits.info).nullable(),
    showOn: z.iso.date(),
  })
  .openapi('NewsContent')

const Content = z
  .union([ArticleContent, NewsContent, BoardContent, MaterialContent, HomePageContent])
  .openapi('Content', { description: 'Of the kind in the address, in both languages.' })

const version = {
  number: z.int().min(1),
  state: z.enum(versionStates),
  note: z.string(),
  by: z.string().nullable(),
  savedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  scheduledAt: z.iso.datetime().nullable(),
}
const ContentVersion = z.strictObject(version).openapi('ContentVersion')

const OpenVersion = z
  .strictObject({ ...version, body: Content, publishAt: localTime.nullable() })
  .openapi('OpenVersion')

const ContentItem = z
  .strictObject({
    id: z.uuid(),
    revision: z.int().min(0).openapi({ description: 'Send it back as If-Match.' }),
    isPublished: z.boolean(),
    path: z.string().openapi({ description: 'Where residents read it.' }),
    live: orNull(Content).openapi({ description: 'As residents read it, or last did.' }),
    open: orNull(OpenVersion).openapi({ description: 'The draft, or what is scheduled.' }),
    versions: z.array(ContentVersion).max(contentLimits.versions),
    ownerId: z.uuid().nullable(),
    checkedAt: z.iso.datetime().nullable(),
    checkEveryMonths: z.int(),
    reviewOn: z.iso.date().nullable().openapi({ description: 'Null unless it is published.' }),
    staff: z
      .array(z.strictObject({ id: z.uuid(), name: z.string() }))
      .openapi({ description: 'Who can look after it.' }),
  })
  .openapi('ContentItem')

const ListedContent = z
  .strictObject({
    id: z.uuid(),
    title: z.string(),
    titleEs: z.string().nullable(),
    isPublished: z.boolean(),
    open: z.enum(['draft', 'scheduled']).nullable(),
    scheduledAt: z.iso.datetime().nullable(),
    owner: z.string().nullable(),
    checkedAt: z.iso.datetime().nullable(),
    reviewOn: z.iso.date().nullable(),
    isReviewDue: z.boolean(),
    savedAt: z.iso.datetime().nullable(),
  })
  .openapi('ListedContent')

const ContentEdit = z
  .strictObject({
    content: Content,
    note: z.string().max(contentLimits.note).openapi({ description: 'What changed, and why.' }),
    step: z.enum(contentSteps),
    publishAt: localTime.nullable().openapi({ description: 'Needed for the step `schedule`.' }),
  })
  .openapi('ContentEdit')

const kind = z
  .enum(contentKindNames)
  .openapi({ param: { name: 'kind', in: 'path' }, example: 'article' })
const KindParams = z.object({ kind })
const ItemParams = IdParams.extend({ kind })
const VersionParams = ItemParams.extend({
  number: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .openapi({ param: { name: 'number', in: 'path' } }),
})

const seen = z.object({
  'if-match': z
    .string()
    .regex(/^"\d{1,9}"$/)
    .openapi({ description: '`revision` of what you read.' }),
})

const none = problem('Content.NotFound, Content.NoVersion, Content.NoDraft, Content.NoOwner.')
const stale = problem('Content.ChangedMeanwhile: it has changed since you read it.')
const wrong = problem('Util.FormContainsErrors with each invalid field.')
const bodyLimit = 3_000_000

export const contentEditing = operations('Content', {
  listContent: {
    access: 'staff',
    method: 'get',
    path: '/content/{kind}',
    summary: 'List what staff edit of a kind, with drafts',
    request: {
      params: KindParams,
      query: z.object({
        q: z.string().max(contentLimits.search).optional().openapi({
          description: 'Part of its title, in either language.',
        }),
        show: z.enum(contentFilters).default('all').openapi({
          description:
            'open: with a draft. hidden: not published. review: due to be checked. untranslated: without Spanish.',
        }),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
    },
    responses: {
      200: json(
        z.strictObject({
          data: z.array(ListedContent).max(contentLimits.page),
          page: z.int().min(1),
          pages: z.int().min(1),
          total: z.int().min(0),
          counts: z
            .strictObject({
              all: z.int(),
              open: z.int(),
              scheduled: z.int(),
              published: z.int(),
              hidden: z.int(),
              review: z.int(),
              untranslated: z.int(),
            })
            .openapi({ description: 'Of all of the kind.' }),
        }),
        '50 a page, what was edited last comes first.',
      ),
    },
  },

  getContent: {
    access: 'staff',
    method: 'get',
    path: '/content/{kind}/{id}',
    summary: 'Get what staff edit, with its draft and its history',
    request: { params: ItemParams },
    responses: { 200: json(ContentItem, 'In both languages.'), 404: none },
  },

  compareContent: {
    access: 'staff',
    method: 'get',
    path: '/content/{kind}/{id}/versions/{number}',
    summary: 'Get a version beside another one',
    request: {
      params: VersionParams,
      query: z.object({
        with: z.coerce.number().int().min(1).max(1_000_000).optional().openapi({
          description: 'The number of the other version. Default: the one before it.',
        }),
      }),
    },
    responses: {
      200: json(
        z.strictObject({
          number: z.int(),
          with: z.int().nullable(),
          before: orNull(Content),
          after: Content,
        }),
        'Both, in both languages.',
      ),
      404: none,
    },
  },

  createContent: {
    access: 'staff',
    idempotent: true,
    bodyLimit,
    method: 'post',
    path: '/content/{kind}',
    summary: 'Write something new: as a draft, for later, or published',
    request: { params: KindParams, headers: LanguageHeader, ...jsonBody(ContentEdit) },
    responses: { 201: json(z.strictObject({ id: z.uuid() }), 'Its id.'), 400: wrong },
  },

  saveContent: {
    access: 'staff',
    bodyLimit,
    method: 'put',
    path: '/content/{kind}/{id}',
    summary: 'Keep a draft, schedule it, or publish it',
    request: { params: ItemParams, headers: seen, ...jsonBody(ContentEdit) },
    responses: { 200: json(Success, 'Saved.'), 400: wrong, 404: none, 412: stale },
  },

  showContentDraft: {
    access: 'staff',
    bodyLimit,
    method: 'post',
    path: '/content-previews/{kind}',
    summary: 'See a draft in the residents’ app',
    request: {
      params: KindParams,
      headers: LanguageHeader,
      ...jsonBody(
        z.strictObject({
          id: z.uuid().nullable().openapi({ description: 'Null: it was never saved.' }),
          content: Content,
          language: z.enum(['en', 'es']),
        }),
      ),
    },
    responses: {
      201: json(
        z.strictObject({
          url: z.string().openapi({
            description:
              'A signed link that works once, within two minutes. Its browser then sees the draft on its real page for 15 minutes, while you are logged in.',
          }),
        }),
        'No one else sees it, and nothing is saved.',
      ),
      400: wrong,
    },
  },

  restoreContent: {
    access: 'staff',
    method: 'post',
    path: '/content/{kind}/{id}/versions/{number}/restore',
    summary: 'Publish an earlier version again',
    request: { params: VersionParams, headers: seen },
    responses: { 200: json(Success, 'Published.'), 404: none, 412: stale },
  },

  discardContentDraft: {
    access: 'staff',
    method: 'delete',
    path: '/content/{kind}/{id}/draft',
    summary: 'Throw a draft away',
    request: { params: ItemParams, headers: seen },
    responses: { 200: json(Success, 'What is published stays.'), 404: none, 412: stale },
  },

  withdrawContent: {
    access: 'staff',
    method: 'post',
    path: '/content/{kind}/{id}/withdraw',
    summary: 'Take something off the site, or merge it into another one',
    request: {
      params: ItemParams,
      headers: seen,
      query: z.object({
        into: z.string().min(1).max(200).optional().openapi({
          description:
            'Of articles: the last part of another one’s address. Residents who follow the old address land there.',
        }),
      }),
    },
    responses: {
      200: json(Success, 'Residents no longer find it.'),
      404: none,
      409: problem('Content.NotPublished, Content.NoTarget, Content.Stays.'),
      412: stale,
    },
  },

  setContentCare: {
    access: 'staff',
    method: 'put',
    path: '/content/{kind}/{id}/care',
    summary: 'Say who looks after something, and that it was checked',
    request: {
      params: ItemParams,
      headers: seen,
      ...jsonBody(
        z.strictObject({
          ownerId: z.uuid().nullable().openapi({ description: 'Null: no one in particular.' }),
          checkEveryMonths: z.int().min(1).max(contentLimits.months),
          isChecked: z.boolean().openapi({ description: 'It was read, and it is right.' }),
        }),
      ),
    },
    responses: { 200: json(Success, 'Saved.'), 404: none, 412: stale },
  },
})
