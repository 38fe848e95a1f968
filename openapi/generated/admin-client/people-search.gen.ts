// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const findPeople = 'findPeople POST /people/search' as Operation<operations['findPeople']>

export const findPermits = 'findPermits POST /permits/search' as Operation<operations['findPermits']>
