// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listSearchWords = 'listSearchWords GET /search-words' as Operation<operations['listSearchWords']>

export const addSynonym = 'addSynonym POST /search-words/synonyms' as Operation<operations['addSynonym']>

export const deleteSynonym = 'deleteSynonym DELETE /search-words/synonyms/{id}' as Operation<operations['deleteSynonym']>

export const addBestBet = 'addBestBet POST /search-words/best-bets' as Operation<operations['addBestBet']>

export const deleteBestBet = 'deleteBestBet DELETE /search-words/best-bets/{id}' as Operation<operations['deleteBestBet']>
