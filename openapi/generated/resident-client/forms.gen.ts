// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getForm: Operation<operations['getForm']> = {
  id: 'getForm',
  method: 'GET',
  path: '/laserfiche/forms/{bpid}',
}

export const submitForm: Operation<operations['submitForm']> = {
  id: 'submitForm',
  method: 'POST',
  path: '/laserfiche/forms/{bpid}/submissions',
}

export const submitToPortal: Operation<operations['submitToPortal']> = {
  id: 'submitToPortal',
  method: 'POST',
  path: '/laserfiche/submitToPortal',
}

export const getKnownDetails: Operation<operations['getKnownDetails']> = {
  id: 'getKnownDetails',
  method: 'GET',
  path: '/forms/known-details',
}

export const listForms: Operation<operations['listForms']> = {
  id: 'listForms',
  method: 'GET',
  path: '/laserfiche/forms',
}
