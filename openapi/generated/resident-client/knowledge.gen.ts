// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listTrendingArticles = 'listTrendingArticles GET /salesforce/knowledgebase/trending' as Operation<operations['listTrendingArticles']>

export const searchArticles = 'searchArticles GET /salesforce/knowledgebase' as Operation<operations['searchArticles']>

export const getArticle = 'getArticle GET /salesforce/knowledgebase/{id}' as Operation<operations['getArticle']>

export const sendArticleFeedback = 'sendArticleFeedback POST /articles/{id}/feedback' as Operation<operations['sendArticleFeedback']>
