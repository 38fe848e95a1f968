// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getBusinessChecklist = 'getBusinessChecklist GET /business-checklist' as Operation<operations['getBusinessChecklist']>

export const saveBusinessChecklist = 'saveBusinessChecklist PUT /business-checklist/answers' as Operation<operations['saveBusinessChecklist']>

export const markChecklistStep = 'markChecklistStep PUT /business-checklist/steps/{step}' as Operation<operations['markChecklistStep']>
