// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listNoticeBatches = 'listNoticeBatches GET /notifications/delinquencies' as Operation<operations['listNoticeBatches']>

export const verifyNotices = 'verifyNotices POST /notifications/delinquencies/verify' as Operation<operations['verifyNotices']>

export const sendNotices = 'sendNotices POST /notifications/delinquencies' as Operation<operations['sendNotices']>

export const exportNotices = 'exportNotices GET /notifications/delinquencies/{id}/file' as Operation<operations['exportNotices']>

export const getNoticeLetters = 'getNoticeLetters GET /notifications/delinquencies/{id}/letters' as Operation<operations['getNoticeLetters']>

export const exportShutoffs = 'exportShutoffs GET /notifications/delinquencies/shutoffs' as Operation<operations['exportShutoffs']>

export const getNoticeTexts = 'getNoticeTexts GET /notifications/delinquencies/texts' as Operation<operations['getNoticeTexts']>

export const setNoticeTexts = 'setNoticeTexts PUT /notifications/delinquencies/texts' as Operation<operations['setNoticeTexts']>

export const getNoticeBatch = 'getNoticeBatch GET /notifications/delinquencies/{id}' as Operation<operations['getNoticeBatch']>
