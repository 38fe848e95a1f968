// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listTranslations = 'listTranslations GET /i18n/raw/{lng}/{ns}' as Operation<operations['listTranslations']>

export const saveTranslations = 'saveTranslations PUT /i18n' as Operation<operations['saveTranslations']>

export const previewTexts = 'previewTexts POST /i18n/previews' as Operation<operations['previewTexts']>

export const exportTexts = 'exportTexts GET /i18n/export/{lng}' as Operation<operations['exportTexts']>

export const compareTexts = 'compareTexts POST /i18n/imports' as Operation<operations['compareTexts']>

export const findTexts = 'findTexts GET /i18n/texts' as Operation<operations['findTexts']>

export const listTextChanges = 'listTextChanges GET /i18n/texts/{id}/changes' as Operation<operations['listTextChanges']>

export const deleteText = 'deleteText DELETE /i18n/texts/{id}' as Operation<operations['deleteText']>
