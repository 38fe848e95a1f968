// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listNewsPosts: Operation<operations['listNewsPosts']> = {
  id: 'listNewsPosts',
  method: 'GET',
  path: '/salesforce/elginToday',
}

export const listTrendingArticles: Operation<operations['listTrendingArticles']> = {
  id: 'listTrendingArticles',
  method: 'GET',
  path: '/salesforce/knowledgebase/trending',
}

export const searchArticles: Operation<operations['searchArticles']> = {
  id: 'searchArticles',
  method: 'GET',
  path: '/salesforce/knowledgebase',
}

export const getArticle: Operation<operations['getArticle']> = {
  id: 'getArticle',
  method: 'GET',
  path: '/salesforce/knowledgebase/{id}',
}

export const listBoards: Operation<operations['listBoards']> = {
  id: 'listBoards',
  method: 'GET',
  path: '/salesforce/boardsAndCommissions/details',
}
