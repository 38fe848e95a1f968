// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listProcesses: Operation<operations['listProcesses']> = {
  id: 'listProcesses',
  method: 'GET',
  path: '/laserfiche/processes',
}

export const previewForm: Operation<operations['previewForm']> = {
  id: 'previewForm',
  method: 'GET',
  path: '/laserfiche/forms/{bpid}',
}

export const listForms: Operation<operations['listForms']> = {
  id: 'listForms',
  method: 'GET',
  path: '/laserfiche/forms',
}
