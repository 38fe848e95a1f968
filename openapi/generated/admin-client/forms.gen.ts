// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listProcesses = 'listProcesses GET /laserfiche/processes' as Operation<operations['listProcesses']>

export const previewForm = 'previewForm GET /laserfiche/forms/{bpid}' as Operation<operations['previewForm']>

export const listForms = 'listForms GET /laserfiche/forms' as Operation<operations['listForms']>
