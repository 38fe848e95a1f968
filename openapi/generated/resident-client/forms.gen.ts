// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getForm = 'getForm GET /laserfiche/forms/{bpid}' as Operation<operations['getForm']>

export const checkForm = 'checkForm POST /laserfiche/forms/{bpid}/check' as Operation<operations['checkForm']>

export const submitForm = 'submitForm POST /laserfiche/forms/{bpid}/submissions' as Operation<operations['submitForm']>

export const submitToPortal = 'submitToPortal POST /laserfiche/submitToPortal' as Operation<operations['submitToPortal']>

export const getKnownDetails = 'getKnownDetails GET /forms/known-details' as Operation<operations['getKnownDetails']>

export const listForms = 'listForms GET /laserfiche/forms' as Operation<operations['listForms']>
